import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { cx } from '../../lib/class-names';
import { formatPrice } from '../../lib/format';
import { vehicleFacts } from '../../lib/vehicle-facts';
import { Card } from '../../ui/card';
import { VehicleThumbnail } from '../vehicles/vehicle-thumbnail';
import { useWords } from './words';

/** A vehicle as buyers see it on the profile, with a drag handle. */
export function SortableVehicle({ vehicle }: { vehicle: OwnVehicleDto }) {
  const t = useWords();
  const { id, name, price, currency, images } = vehicle;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={cx('relative h-full', isDragging && 'z-10')}
    >
      <Card
        padded={false}
        className={cx('relative flex h-full items-center', isDragging && 'shadow-overlay')}
      >
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t('Move {name}', { name })}
          className="grid w-11 shrink-0 cursor-grab touch-none place-items-center self-stretch text-ink-muted -outline-offset-2 hover:bg-hover active:cursor-grabbing"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
        <a
          href={`/vehicle/${id}`}
          target="_blank"
          rel="noreferrer"
          className="flex min-w-0 flex-1 items-center gap-3 py-2.5 pr-3 -outline-offset-2"
        >
          <span className="w-20 shrink-0 overflow-hidden rounded-sm">
            <VehicleThumbnail images={images} sizes="80px" />
          </span>
          <span className="min-w-0">
            <span className="line-clamp-2 font-medium">{name}</span>
            <span className="block font-medium tabular-nums">{formatPrice(price, currency, CURRENCIES)}</span>
            <span className="block text-ink-muted text-sm">{vehicleFacts(vehicle)}</span>
          </span>
        </a>
      </Card>
    </li>
  );
}
