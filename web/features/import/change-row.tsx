import { ArrowRight } from 'lucide-react';
import { memo, useState } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import type { ListRow } from '../../../schema/vehicles/read-entry';
import { STOCK_COLUMNS } from '../../../schema/vehicles/stock-columns';
import { describePrice } from '../../lib/amount-words';
import { cx } from '../../lib/class-names';
import { formatKms, formatPrice } from '../../lib/format';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { useTypedRow } from './list-store';
import { RowInputs } from './row-inputs';
import { hasUnreadCells, UnreadCells } from './unread-cells';
import { changesOf, type Difference } from './vehicle-changes';
import { useWords } from './words';

interface ChangeRowProps {
  at: number;
  row: ListRow;
  vehicle: OwnVehicleDto;
  /** Its price, if nobody has said yet what such figures mean. */
  askedPrice: number | null;
}

/** What the list would change of one vehicle: each value before and after. */
export const ChangeRow = memo(function ChangeRow({ at, row, vehicle, askedPrice }: ChangeRowProps) {
  const t = useWords();
  const [typed, change] = useTypedRow(at);
  const [isOpen, setOpen] = useState(row.isUnusual);
  const { differences } = changesOf(vehicle, row, typed);
  const shown = ({ column }: Difference, value: string) => {
    if (value === '') return t('not given');
    if (column === 'price') return formatPrice(value, vehicle.currency);
    return column === 'km' ? formatKms(Number(value)) : t.known(value);
  };
  const priceNote = row.isUnusual
    ? t('Unusual for this model. Please check.')
    : (describePrice(typed.price, vehicle.currency) ?? '');
  return (
    <li className="flex flex-col gap-2 py-4">
      <Checkbox
        label={
          <span translate="no" className="wrap-anywhere font-medium">
            {`${at + 1}. ${[vehicle.name, vehicle.registrationNumber].filter(Boolean).join(', ')}`}
          </span>
        }
        description={
          row.isSold && row.table?.said.status === undefined ? t('Marked as sold in the list') : undefined
        }
        checked={typed.isWanted}
        onChange={({ target }) => change({ isWanted: target.checked })}
      />
      <ul className="flex flex-col gap-1 rounded-md bg-sunken px-3 py-2 text-sm">
        {differences.map((difference) => (
          <li key={difference.column} className="flex flex-wrap items-center gap-x-2">
            <span className="text-ink-muted">{t.known(STOCK_COLUMNS[difference.column].heading)}</span>
            <span className={cx('wrap-anywhere', difference.from && 'line-through decoration-ink-muted')}>
              {shown(difference, difference.from)}
            </span>
            <ArrowRight role="img" aria-label={t('becomes')} className="size-4 text-ink-muted" />
            <span className="wrap-anywhere font-medium">{shown(difference, difference.to)}</span>
          </li>
        ))}
        <li className="flex items-center justify-between gap-3">
          {askedPrice !== null && (
            <span className="text-warning">
              {t('Price {figure}: choose above what it means', { figure: askedPrice })}
            </span>
          )}
          {differences.length === 0 && askedPrice === null && !hasUnreadCells(row) && (
            <span>{t('Nothing to change')}</span>
          )}
          <Button
            size="sm"
            variant="ghost"
            className="-ml-2.5"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('Edit')}
          </Button>
        </li>
      </ul>
      <UnreadCells table={row.table} />
      {isOpen && <RowInputs at={at} priceNote={priceNote} currency={vehicle.currency} />}
    </li>
  );
});
