import { type Ref, type RefObject, useRef } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { useMay } from '../staff/use-may';
import { useDroppedPhotos } from '../walk/use-dropped-photos';
import { type Picks, usePickGestures } from './use-picks';
import { VehicleCard } from './vehicle-card';

const NONE: readonly OwnVehicleDto[] = [];

export interface CardsProps {
  vehicles: readonly OwnVehicleDto[];
  /** How many there are in all; -1 if the server has more. */
  total: number;
  picks: Picks;
}

/** The part of a long list that is rendered. */
interface Part {
  list: RefObject<HTMLElement | null>;
  /** The position of the first one. */
  start: number;
  before: number;
  after: number;
  columns: number;
  measure: Ref<HTMLLIElement>;
}

/** The seller's cards, all of them or a part. */
export function Cards({ vehicles, total, picks, part }: CardsProps & { part?: Part }) {
  const own = useRef<HTMLElement>(null);
  const list = part?.list ?? own;
  const start = part?.start ?? 0;
  usePickGestures(list, picks);
  useDroppedPhotos(list, useMay()('addPhotos') ? vehicles : NONE);
  return (
    <ul
      ref={list as RefObject<HTMLUListElement | null>}
      className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3"
      style={part && { paddingTop: part.before, paddingBottom: part.after }}
    >
      {vehicles.map((vehicle, index) => (
        <li
          key={vehicle.id}
          data-pick={vehicle.id}
          className="pb-4 data-dropping:[&>*]:outline-2 data-dropping:[&>*]:outline-accent"
          aria-setsize={total}
          aria-posinset={start + index + 1}
          // The first card of a row is measured for the whole row.
          {...(part && index % part.columns === 0
            ? { ref: part.measure, 'data-index': (start + index) / part.columns }
            : {})}
        >
          <VehicleCard
            vehicle={vehicle}
            isPicked={picks.picked.has(vehicle.id)}
            isPicking={picks.isPicking}
            onPick={picks.pick}
          />
        </li>
      ))}
    </ul>
  );
}
