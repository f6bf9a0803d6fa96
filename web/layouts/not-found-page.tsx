import { useWords } from '../i18n/common-words';
import { home, nowhere } from '../i18n/en-shared';
import { Nowhere } from '../ui/nowhere';

export function NotFoundPage() {
  const t = useWords();
  return (
    <Nowhere texts={{ title: t.known(nowhere.title), text: t.known(nowhere.text) }} home={t.known(home)} />
  );
}
