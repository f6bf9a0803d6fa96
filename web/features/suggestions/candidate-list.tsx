import { CarFront } from 'lucide-react';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatPrice } from '../../lib/format';
import { vehicleFacts } from '../../lib/vehicle-facts';
import { EmptyState } from '../../ui/core/empty-state';
import { ErrorState } from '../../ui/core/error-state';
import { Skeleton } from '../../ui/skeleton';
import { VehicleThumbnail } from '../vehicles/vehicle-thumbnail';
import { useWords } from './words';

interface CandidateListProps {
  candidates: readonly OwnVehicleDto[] | undefined;
  failed: boolean;
  onRetry: () => void;
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

/** Vehicles that can be suggested, in 400 px of height. */
export function CandidateList({ candidates, failed, onRetry, chosen, onToggle }: CandidateListProps) {
  const t = useWords();
  if (failed) return <ErrorState title={t('Your vehicles could not be loaded')} onRetry={onRetry} />;
  if (!candidates) return <Skeleton className="h-[400px] w-full" />;
  if (candidates.length === 0) {
    return (
      <EmptyState
        icon={<CarFront aria-hidden="true" />}
        title={t('No vehicles to suggest')}
        text={t('Vehicles that are sold cannot be suggested. List another one first.')}
      />
    );
  }
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={t('Vehicles to suggest')}
      className="h-[400px] divide-y divide-line overflow-y-auto rounded-md border border-line"
    >
      {candidates.map((vehicle) => (
        <li key={vehicle.id}>
          <label className="flex cursor-pointer items-center gap-3 px-3 py-2.5 hover:bg-hover has-checked:bg-accent-soft">
            <input
              type="checkbox"
              className="size-4.5 shrink-0 accent-accent"
              checked={chosen.includes(vehicle.id)}
              onChange={() => onToggle(vehicle.id)}
            />
            <span className="w-16 shrink-0 overflow-hidden rounded-sm">
              <VehicleThumbnail images={vehicle.images} sizes="64px" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 font-medium">{vehicle.name}</span>
              <span className="block truncate text-ink-muted text-sm">
                <span className="text-ink tabular-nums">
                  {formatPrice(vehicle.price, vehicle.currency, CURRENCIES)}
                </span>{' '}
                · {vehicleFacts(vehicle)}
              </span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
