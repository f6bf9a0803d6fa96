import { Link2, MessageSquareText, QrCode } from 'lucide-react';
import { BRAND } from '../../../schema/common/brand';
import { ExampleListing } from '../../ui/example-listing';
import { Logo } from '../../ui/logo';
import { useWords } from './words';

const POINTS = [
  { icon: Link2, text: 'A page for every vehicle, shared with one link' },
  { icon: QrCode, text: 'A QR code for the windscreen, good until it is sold' },
  { icon: MessageSquareText, text: "Buyers' offers with name and number, as leads" },
] as const;

/** The brand's side of the sign-in screens, not on phones. */
export function AuthShowcase() {
  const t = useWords();
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col justify-between gap-8 overflow-hidden bg-brand p-10 text-white lg:flex xl:p-14">
      <a
        href="/"
        aria-label={t('{brand}, home', { brand: BRAND.name })}
        className="inline-flex items-center self-start outline-white!"
      >
        <Logo className="text-white" />
      </a>
      <div className="max-w-md">
        <ExampleListing facts={t('Petrol · Manual')} />
        <p className="mt-10 text-balance font-semibold text-3xl">{t(BRAND.tagline)}</p>
        <ul className="mt-6 flex flex-col gap-3">
          {POINTS.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-3 text-base">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-brass" />
              {t(text)}
            </li>
          ))}
        </ul>
      </div>
      <p className="text-sm text-white/85">
        {t.rich('{brand}, {name}: the key to a car that sells itself', {
          brand: BRAND.name,
          name: <span lang="hi">{BRAND.nativeName}</span>,
        })}
      </p>
    </aside>
  );
}
