import { LANGUAGES, WORKSPACE_LANGUAGES } from '../../schema/common/languages';
import { useReader } from '../i18n/texts';
import { buttonClass } from '../ui/button-class';

/** The same page in the other language, by that language's own name. */
export function OtherLanguage() {
  const { language, addressIn } = useReader();
  return WORKSPACE_LANGUAGES.filter((code) => code !== language).map((code) => (
    <a
      key={code}
      href={addressIn(code)}
      lang={code}
      hrefLang={code}
      translate="no"
      className={buttonClass({ variant: 'ghost', size: 'sm' })}
    >
      {LANGUAGES[code]}
    </a>
  ));
}
