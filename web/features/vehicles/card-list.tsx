import type { RefObject } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { useColumns } from '../../lib/use-columns';
import { useVirtualRows } from '../../lib/use-virtual-rows';
import { VehicleCard } from './vehicle-card';

/** Pixels between two rows, as in the class `gap-4`. */
const GAP = 16;
/**
 * Estimated height of a row in pixels, until it is measured: on a phone, and with the photo above the text.
 */
const estimate = (columns: number) => (columns === 1 ? 190 : 440) + GAP;

interface CardListProps {
  vehicles: readonly OwnVehicleDto[];
  /** The server has more. */
  hasMore: boolean;
  onNearEnd: () => void;
}

/** The seller's cards. Of a long list, only the visible ones are rendered. */
export function CardList({ vehicles, hasMore, onNearEnd }: CardListProps) {
  const columns = useColumns();
  const { list, measure, isVirtual, start, end, before, after } = useVirtualRows({
    count: vehicles.length,
    columns,
    estimate: estimate(columns),
    onNearEnd,
  });
  return (
    <ul
      ref={list as RefObject<HTMLUListElement | null>}
      className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3"
      style={isVirtual ? { paddingTop: before, paddingBottom: after } : undefined}
    >
      {vehicles.slice(start, end).map((vehicle, index) => (
        <li
          key={vehicle.id}
          className="pb-4"
          aria-setsize={hasMore ? -1 : vehicles.length}
          aria-posinset={start + index + 1}
          // The first card of a row is measured for the whole row.
          {...(isVirtual && index % columns === 0
            ? { ref: measure, 'data-index': (start + index) / columns }
            : {})}
        >
          <VehicleCard vehicle={vehicle} />
        </li>
      ))}
    </ul>
  );
}
