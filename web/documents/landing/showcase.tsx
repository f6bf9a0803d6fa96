import { buttonClass } from '../../ui/button-class';

const PICTURES = [
  {
    name: 'page',
    alt: 'A vehicle’s page on a phone: photos, price, facts and the offer form',
    title: 'The page buyers see',
    text: 'It opens at once on slow mobile data.',
  },
  {
    name: 'leads',
    alt: 'Leads on a phone: buyers with their offers, Call and WhatsApp',
    title: 'Offers as leads',
    text: 'Name, number and price. One tap to call.',
  },
  {
    name: 'qr',
    alt: 'The QR code of a vehicle, to download or to send on WhatsApp',
    title: 'The QR code for the windscreen',
    text: 'Print it, or share it on WhatsApp.',
  },
];

/** The result of ninety seconds on a phone. */
export function Showcase({ example }: { example: string | null }) {
  return (
    <section aria-labelledby="showcase" className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
      <h2 id="showcase" className="text-balance font-semibold text-3xl">
        From your phone to the buyer’s
      </h2>
      <figure className="mt-8 grid items-center gap-6 rounded-xl bg-accent-soft p-5 sm:grid-cols-2 sm:p-8">
        <img
          src="/landing/card.webp"
          alt="The link of a vehicle in WhatsApp: photo, name, price"
          width={700}
          height={368}
          loading="lazy"
          className="w-full rounded-lg shadow-overlay"
        />
        <figcaption>
          <p className="font-semibold text-xl">A link that sells in WhatsApp</p>
          <p className="mt-1 text-pretty text-ink-muted">
            Photo, name, price and kilometres stand in the chat before anyone taps it.
          </p>
          {example && (
            <a href={example} className={buttonClass({ size: 'lg' }, 'mt-4')}>
              Open a live example
            </a>
          )}
        </figcaption>
      </figure>
      <ul className="mt-8 grid gap-8 sm:grid-cols-3">
        {PICTURES.map(({ name, alt, title, text }) => (
          <li key={name}>
            <img
              src={`/landing/${name}.webp`}
              alt={alt}
              width={585}
              height={1140}
              loading="lazy"
              className="mx-auto w-full max-w-72 rounded-xl border border-line shadow-overlay"
            />
            <p className="mt-4 text-center font-semibold">{title}</p>
            <p className="text-center text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
