import { CURRENCIES } from '../../../schema/common/currencies';
import { imageAt } from '../../../schema/media/input';
import type { VehicleCardDto } from '../../../schema/vehicles/output';
import { useOwnWords } from '../../i18n/own-words';
import { useTexts } from '../../i18n/texts';
import { formatPrice } from '../../lib/format';
import { keyFacts } from '../../lib/known-facts';
import { SectionTitle } from '../../ui/card';
import { SmartImage } from '../../ui/core/smart-image';

interface MoreVehiclesProps {
  vehicles: VehicleCardDto[];
  /** True at the end of a page whose own photo must load first. */
  isLate?: boolean;
}

/** The seller's other vehicles; renders nothing if there are none. */
export function MoreVehicles({ vehicles, isLate = false }: MoreVehiclesProps) {
  const texts = useTexts();
  const own = useOwnWords();
  if (vehicles.length === 0) return null;
  return (
    <section
      aria-label={texts.listing.suggestions}
      data-later={isLate || undefined}
      className="flex flex-col gap-3"
    >
      <SectionTitle>{texts.listing.suggestions}</SectionTitle>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(11.5rem,45%),1fr))] gap-3">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <a
              href={`/vehicle/${vehicle.id}`}
              className="block h-full overflow-hidden rounded-lg border border-line bg-surface"
            >
              <SmartImage src={vehicle.images[0] && imageAt(vehicle.images[0], 'thumb')} alt="" compact />
              <span className="flex flex-col p-3">
                <span className="line-clamp-2 font-medium" {...own(vehicle.name)}>
                  {vehicle.name}
                </span>
                <span className="font-semibold tabular-nums">
                  {formatPrice(vehicle.price, vehicle.currency, CURRENCIES)}
                </span>
                <span className="text-ink-muted text-sm">
                  {[
                    String(vehicle.year),
                    keyFacts({ ...vehicle, fuelType: null, transmission: null }, texts).kmsDriven,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
