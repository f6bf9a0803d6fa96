import { Link2, MessageSquareText, QrCode, Repeat2 } from 'lucide-react';
import { MAX_IMAGES } from '../../../schema/media/input';
import { Card } from '../../ui/card';

const FEATURES = [
  {
    icon: Link2,
    title: 'Create a vehicle page',
    text: `Up to ${MAX_IMAGES} photos, price, kilometres and your pitch on one page that opens at once, even on slow mobile data.`,
  },
  {
    icon: QrCode,
    title: 'QR code for selling',
    text: 'Print it, stick it on the windscreen. Buyers beside the vehicle scan it and see all the facts.',
  },
  {
    icon: Repeat2,
    title: 'Republishing control',
    text: 'Let resellers offer your vehicle under their own number. You decide who may, you see who does, and you can end it at once.',
  },
  {
    icon: MessageSquareText,
    title: 'Free lead generator',
    text: 'Every offer arrives with name, number and price. Call, answer on WhatsApp, or save the buyer as a contact.',
  },
];

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
      <h2 id="features" className="text-balance font-semibold text-3xl">
        Everything between the photo and the handshake
      </h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Card className="h-full">
              <span className="grid size-10 place-items-center rounded-md bg-accent-soft text-accent">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <h3 className="mt-4 font-semibold text-base">{title}</h3>
              <p className="mt-1.5 text-pretty text-ink-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
