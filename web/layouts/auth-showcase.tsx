import { Link } from '@tanstack/react-router';
import { Link2, MessageSquareText, QrCode } from 'lucide-react';
import { BRAND } from '../lib/brand';
import { formatKms, formatPrice } from '../lib/format';
import { Logo } from '../ui/logo';
import { VehicleSilhouette } from '../ui/vehicle-silhouette';

const POINTS = [
  { icon: Link2, text: 'A page for every vehicle, shared with one link' },
  { icon: QrCode, text: 'A QR code for the windscreen, good until it is sold' },
  { icon: MessageSquareText, text: "Buyers' offers with name and number, as leads" },
];

/** The brand's side of the sign-in screens; phones go without it. */
export function AuthShowcase() {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col justify-between gap-8 overflow-hidden bg-brand p-10 text-white lg:flex xl:p-14">
      <Link
        to="/"
        aria-label={`${BRAND.name}, home`}
        className="inline-flex items-center self-start outline-white!"
      >
        <Logo className="text-white" />
      </Link>
      <div className="max-w-md">
        <ExampleListing />
        <p className="mt-10 text-balance font-semibold text-3xl">{BRAND.tagline}</p>
        <ul className="mt-6 flex flex-col gap-3">
          {POINTS.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-3 text-base">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-brass" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <p className="text-sm text-white/85">
        {BRAND.name}, <span lang="hi">{BRAND.nativeName}</span>: the key to a car that sells itself
      </p>
    </aside>
  );
}

/** What a listing and its first offer look like. A drawing: it says nothing that the text does not. */
function ExampleListing() {
  return (
    <div aria-hidden="true" className="relative max-w-sm select-none pb-9">
      <div className="overflow-clip rounded-xl bg-white text-black shadow-overlay">
        <div className="grid h-40 place-items-center bg-linear-to-b from-brass/25 to-brass/60">
          <VehicleSilhouette className="w-44 text-brand" />
        </div>
        <div className="flex items-start justify-between gap-3 p-4 pb-5">
          <div>
            <p className="font-semibold text-base">Hatchback VXi, 2020</p>
            <p className="text-sm opacity-70">Petrol · Manual · {formatKms(42_000)}</p>
          </div>
          <p className="font-semibold text-lg tabular-nums">{formatPrice(475_000)}</p>
        </div>
      </div>
      <div className="absolute -right-8 bottom-0 flex items-center gap-3 rounded-lg bg-brass px-4 py-2.5 text-black shadow-overlay">
        <MessageSquareText className="size-5" />
        <div>
          <p className="font-medium text-xs">New offer</p>
          <p className="font-semibold tabular-nums">{formatPrice(460_000)}</p>
        </div>
      </div>
    </div>
  );
}
