import { MessageSquareText } from 'lucide-react';
import { useWords } from '../i18n/common-words';
import { formatKms, formatPrice } from '../lib/format';
import { VehicleSilhouette } from './vehicle-silhouette';

/** An example listing and its first offer. An illustration that adds nothing to the text. */
export function ExampleListing({ facts }: { facts: string }) {
  const t = useWords();
  return (
    <div aria-hidden="true" className="relative max-w-sm select-none pb-9">
      <div className="overflow-clip rounded-xl bg-white text-black shadow-overlay">
        <div className="grid h-40 place-items-center bg-linear-to-b from-brass/25 to-brass/60">
          <VehicleSilhouette className="w-44 text-brand" />
        </div>
        <div className="flex items-start justify-between gap-3 p-4 pb-5">
          <div>
            <p translate="no" className="font-semibold text-base">
              Hatchback VXi, 2020
            </p>
            <p className="text-sm opacity-70">
              {facts} · {formatKms(42_000)}
            </p>
          </div>
          <p className="font-semibold text-lg tabular-nums">{formatPrice(475_000)}</p>
        </div>
      </div>
      <div className="absolute -right-8 bottom-0 flex items-center gap-3 rounded-lg bg-brass px-4 py-2.5 text-black shadow-overlay">
        <MessageSquareText className="size-5" />
        <div>
          <p className="font-medium text-xs">{t('New offer')}</p>
          <p className="font-semibold tabular-nums">{formatPrice(460_000)}</p>
        </div>
      </div>
    </div>
  );
}
