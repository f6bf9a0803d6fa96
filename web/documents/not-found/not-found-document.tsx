import { useTexts } from '../../i18n/texts';
import { Nowhere } from '../../ui/nowhere';
import { LanguageSwitch } from '../parts/language-switch';

export function NotFoundDocument() {
  const { nowhere, notFound } = useTexts();
  return (
    <Nowhere texts={nowhere} home={notFound.home}>
      <LanguageSwitch />
    </Nowhere>
  );
}
