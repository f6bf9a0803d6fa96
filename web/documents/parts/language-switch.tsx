import { LANGUAGE_CODES, LANGUAGES } from '../../../schema/common/languages';
import { useReader } from '../../i18n/texts';
import { buttonClass } from '../../ui/button-class';

/**
 * The languages by their own names, in a popover that needs no script. The symbol is text, with a fifth of an
 * icon's bytes.
 */
export function LanguageSwitch() {
  const { language, texts, addressIn } = useReader();
  return (
    <>
      <button
        type="button"
        popoverTarget="languages"
        className={buttonClass({ size: 'sm', variant: 'ghost' })}
      >
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true">अ/A</span>
          <span className="sr-only">{texts.frame.language}: </span>
          <span translate="no">{LANGUAGES[language]}</span>
        </span>
      </button>
      <dialog id="languages" popover="auto" aria-label={texts.frame.language} className="sheet">
        <ul className="languages" translate="no">
          {LANGUAGE_CODES.filter((code) => code !== language).map((code) => (
            <li key={code}>
              <a href={addressIn(code)} lang={code}>
                {LANGUAGES[code]}
              </a>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}
