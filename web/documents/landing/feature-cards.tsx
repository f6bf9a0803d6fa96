import { PLANS } from '../../../schema/billing/plans';
import { Card } from '../../ui/card';
import { usePicture } from './use-picture';
import { useWords } from './words';

/** With a part of a screen of the demo: scripts/make-pictures.ts. */
const FEATURES = [
  {
    picture: 'facts',
    title: 'Create a vehicle page',
    text: 'Up to {count} photos, price, kilometres and your pitch on one page that opens at once, even on slow mobile data.',
  },
  {
    picture: 'poster',
    title: 'QR code for selling',
    text: 'Print it, stick it on the windscreen. Buyers beside the vehicle scan it and see all the facts.',
  },
  {
    picture: 'republish',
    title: 'Republishing control',
    text: 'Let resellers offer your vehicle under their own number. You decide who may, you see who does, and you can end it at once.',
  },
  {
    picture: 'offer',
    title: 'Free lead generator',
    text: 'Every offer arrives with name, number and price. Call, answer on WhatsApp, or save the buyer as a contact.',
  },
] as const;

export function FeatureCards() {
  const t = useWords();
  const pictureOf = usePicture();
  return (
    <section aria-labelledby="features" className="mx-auto max-w-6xl px-page py-14 sm:py-20">
      <h2 id="features" className="text-balance font-semibold text-3xl">
        {t('Everything between the photo and the handshake')}
      </h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map(({ picture, title, text }) => (
          <li key={title}>
            <Card padded={false} className="h-full">
              {/* The text beside it says what it shows. */}
              <img
                src={pictureOf(picture)}
                alt=""
                width={600}
                height={400}
                loading="lazy"
                className="w-full border-line border-b"
              />
              <div className="p-card">
                <h3 className="font-semibold text-base">{t(title)}</h3>
                <p className="mt-1.5 text-pretty text-ink-muted">
                  {t(text, { count: PLANS.starter.photos })}
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
