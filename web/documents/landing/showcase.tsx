import { buttonClass } from '../../ui/button-class';
import { usePicture } from './use-picture';
import { useWords } from './words';

const STEPS = [
  {
    name: 'add',
    alt: 'Adding a vehicle on a phone: the name fills in kind, make, model and year',
    title: '1. Type the name, add photos',
    text: 'We fill in make, model, year and fuel.',
  },
  {
    name: 'share',
    alt: 'The published vehicle’s card, with a button that sends it on WhatsApp',
    title: '2. Send it on WhatsApp',
    text: 'Or print the QR code for the windscreen.',
  },
  {
    name: 'page',
    alt: 'A vehicle’s page on a phone: photos, price, facts and the offer form',
    title: '3. Buyers see this page',
    text: 'It opens at once on slow mobile data.',
  },
  {
    name: 'leads',
    alt: 'Leads on a phone: buyers with their offers, Call and WhatsApp',
    title: '4. You get their offers',
    text: 'Name, number and price. One tap to call.',
  },
] as const;

/** The steps from the photos to the buyer's offer. */
export function Showcase({ example }: { example: string | null }) {
  const t = useWords();
  const picture = usePicture();
  return (
    <section aria-labelledby="showcase" className="mx-auto max-w-6xl px-page py-14 sm:py-20">
      <h2 id="showcase" className="text-balance font-semibold text-3xl">
        {t('From your phone to the buyer’s')}
      </h2>
      <figure className="mt-8 grid items-center gap-6 rounded-xl bg-accent-soft p-5 sm:grid-cols-2 sm:p-8">
        <img
          src={picture('card')}
          alt={t('The link of a vehicle in WhatsApp: photo, name, price')}
          width={700}
          height={368}
          loading="lazy"
          className="w-full rounded-lg shadow-overlay"
        />
        <figcaption>
          <p className="font-semibold text-xl">{t('A link that sells in WhatsApp')}</p>
          <p className="mt-1 text-pretty text-ink-muted">
            {t('Buyers see photo, name, price and kilometres in the chat, before they tap.')}
          </p>
          {example && (
            <a href={example} className={buttonClass({ size: 'lg' }, 'mt-4')}>
              {t('Open a live example')}
            </a>
          )}
        </figcaption>
      </figure>
      {/* Side by side on phones too, so that the pictures load together once they are near. */}
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, also by keyboard
        tabIndex={0}
        aria-label={t('From the photos to the offer')}
        className="-mx-4 mt-8 flex snap-x snap-mandatory gap-5 overflow-x-auto px-4 pb-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-8 lg:grid-cols-4 sm:overflow-visible sm:px-0"
      >
        {STEPS.map(({ name, alt, title, text }) => (
          <li key={name} className="w-60 shrink-0 snap-center sm:w-auto">
            <img
              src={picture(name)}
              alt={t(alt)}
              width={585}
              height={1140}
              loading="lazy"
              className="mx-auto w-full max-w-72 rounded-xl border border-line shadow-overlay"
            />
            <p className="mt-4 text-center font-semibold">{t(title)}</p>
            <p className="text-center text-ink-muted">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
