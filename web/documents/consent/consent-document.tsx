import { BRAND } from '../../../schema/common/brand';
import { useTexts } from '../../i18n/texts';
import { PublicFrame } from '../parts/public-frame';
import { CONSENT_NOTICES } from './notices';

/** What a buyer agrees to, in the 22 languages of the Eighth Schedule and English. */
export function ConsentDocument() {
  const { consent: texts } = useTexts();
  return (
    <PublicFrame>
      <div className="mx-auto w-full max-w-xl px-page py-4">
        <h1 className="font-semibold text-2xl">{texts.title}</h1>
        <p className="mt-1 text-ink-muted text-sm">{texts.note}</p>
        <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
          {CONSENT_NOTICES.map(({ code, name }) => (
            <li key={code}>
              <a href={`#${code}`} lang={code} className="touch-target inline-flex items-center text-accent">
                {name}
              </a>
            </li>
          ))}
        </ul>
        {CONSENT_NOTICES.map(({ code, name, dir, sentences }) => (
          <section key={code} id={code} lang={code} dir={dir} className="mt-6">
            <h2 className="font-semibold text-lg">{name}</h2>
            {sentences.map((sentence) => (
              <p key={sentence} className="mt-1">
                {sentence.replace('{email}', BRAND.supportEmail)}
              </p>
            ))}
          </section>
        ))}
      </div>
    </PublicFrame>
  );
}
