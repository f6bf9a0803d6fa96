import { Nowhere } from '../../ui/nowhere';
import { useWords } from './words';

/** Instead of a seller's workspace, for whoever does not work there. */
export function NoLongerHere() {
  const t = useWords();
  return (
    <Nowhere
      texts={{
        title: t('You do not work here any more'),
        text: t('The seller has ended it, or their plan has no place for you. Ask them.'),
      }}
      home={t('My own page')}
      href="/dashboard"
    />
  );
}
