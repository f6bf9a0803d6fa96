import { Languages } from 'lucide-react';
import { LANGUAGE_CODES, LANGUAGES } from '../../../schema/common/languages';
import { useReader } from '../../i18n/texts';
import { buttonClass } from '../../ui/button-class';

/** The languages by their own names: a popover, which needs no script. */
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
          <Languages aria-hidden="true" className="size-4" />
          <span className="sr-only">{texts.frame.language}: </span>
          <span translate="no">{LANGUAGES[language]}</span>
        </span>
      </button>
      <dialog id="languages" popover="auto" aria-label={texts.frame.language} className="sheet">
        <ul className="grid grid-cols-2" translate="no">
          {LANGUAGE_CODES.map((code) => (
            <li key={code}>
              <a
                href={addressIn(code)}
                lang={code}
                hrefLang={code}
                aria-current={code === language || undefined}
                className="block p-3 aria-current:font-semibold aria-current:text-accent"
              >
                {LANGUAGES[code]}
              </a>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}
