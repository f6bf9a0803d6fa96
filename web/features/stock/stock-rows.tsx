import type { Row } from '@tanstack/react-table';
import { FlexRender } from '@tanstack/react-table';
import { Share2 } from 'lucide-react';
import { memo, type Ref, useState } from 'react';
import { IconButton } from '../../ui/core/icon-button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useMay } from '../staff/use-may';
import { PickBox } from '../vehicles/pick-box';
import { sharedVehicle } from '../vehicles/shared';
import { VehicleCardMenu } from '../vehicles/vehicle-card-menu';
import type { Features } from './stock-columns';
import type { StockRow } from './stock-row';
import { useWords } from './words';

const ShareDialog = lazyDialog(async () => (await import('../vehicles/share-dialog')).ShareDialog);

function ShareCell({ vehicle }: Pick<StockRow, 'vehicle'>) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="sm"
        label={t('Share')}
        icon={<Share2 aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ShareDialog open vehicle={sharedVehicle(vehicle)} onOpenChange={setOpen} />}
    </>
  );
}

interface StockRowProps {
  row: Row<Features, StockRow>;
  /** Its columns, whose change renders it anew. */
  columns: readonly unknown[];
  index: number;
  isPicked: boolean;
  onPick: (id: string, withShift: boolean) => void;
  measure?: Ref<HTMLTableRowElement> | undefined;
}

/** Where a column's content stands. */
export const alignOf = (meta: unknown) => (meta as { align?: 'end' } | undefined)?.align;

/** One car. Memoised, so that scrolling and picking render only what changes. */
export const StockTableRow = memo(
  function StockTableRow({ row, index, isPicked, onPick, measure }: StockRowProps) {
    const may = useMay();
    const { vehicle } = row.original;
    return (
      <tr
        ref={measure}
        data-index={index}
        data-pick={vehicle.id}
        aria-rowindex={index + 2}
        aria-selected={isPicked}
        className="cursor-pointer data-dropping:outline-2 data-dropping:outline-accent"
      >
        <td>
          <PickBox vehicle={vehicle} isPicked={isPicked} isPicking onPick={onPick} />
        </td>
        {row.getAllCells().map((cell) => (
          <td key={cell.id} data-align={alignOf(cell.column.columnDef.meta)}>
            <FlexRender cell={cell} />
          </td>
        ))}
        <td>
          <span className="flex justify-end gap-1">
            {/* Buyers do not find a hidden listing. */}
            {!vehicle.hiddenReason && <ShareCell vehicle={vehicle} />}
            {may('changeVehicles') && <VehicleCardMenu vehicle={vehicle} edit="form" />}
          </span>
        </td>
      </tr>
    );
  },
  (one, other) =>
    one.row.original === other.row.original &&
    one.columns === other.columns &&
    one.index === other.index &&
    one.isPicked === other.isPicked &&
    one.measure === other.measure,
);
