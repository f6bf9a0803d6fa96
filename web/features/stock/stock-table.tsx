import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SortingState, useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type RefObject, useCallback, useId, useMemo } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { cx } from '../../lib/class-names';
import { useNow } from '../../lib/use-now';
import { useVirtualRows } from '../../lib/use-virtual-rows';
import { Card } from '../../ui/card';
import { Segmented } from '../../ui/core/segmented';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { leadVehiclesQuery } from '../leads/leads.queries';
import { CoverButton } from '../money/cover';
import { useMay } from '../staff/use-may';
import type { StockChoice } from '../vehicles/stock-choice';
import { type Picks, usePickGestures, useShownOrder } from '../vehicles/use-picks';
import { useDroppedPhotos } from '../walk/use-dropped-photos';
import { weekViewsQuery } from './stock.queries';
import { COLUMN_SETS, features } from './stock-columns';
import { toStockRows } from './stock-row';
import { alignOf, StockTableRow } from './stock-rows';
import { useTableMoney } from './use-table-money';
import { useWords } from './words';

const ROW_HEIGHT = 64;
const NONE: readonly OwnVehicleDto[] = [];

interface StockTableProps {
  /** Filtered, newest first. */
  vehicles: readonly OwnVehicleDto[];
  choice: StockChoice;
  onChange: (choice: StockChoice) => void;
  onNearEnd: () => void;
  picks: Picks;
}

const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tbody aria-hidden="true" data-gap="">
      <tr>
        <td colSpan={columns} style={{ height }} />
      </tr>
    </tbody>
  );

/**
 * The seller's cars as a table: sorted by any column, in three sets of columns, with the price edited in place.
 * Memoised, so that a key in the search does not wait for it.
 */
export const StockTable = memo(function StockTable({
  vehicles,
  choice,
  onChange,
  onNearEnd,
  picks,
}: StockTableProps) {
  const t = useWords();
  const may = useMay();
  const now = useNow();
  const { data: views } = useQuery(weekViewsQuery);
  const { data: leads } = useQuery({ ...leadVehiclesQuery, enabled: may('seeLeads') });
  const money = useTableMoney(choice.set);
  const { costs, set } = money;
  const data = useMemo(
    () => toStockRows(vehicles, { views, leads, costs, now }),
    [vehicles, views, leads, costs, now],
  );
  const columns = COLUMN_SETS[set];
  const { by, isDown } = choice;
  const sorting: SortingState = useMemo(() => {
    if (money.sorting) return [money.sorting];
    // An order by a column of another set does not show.
    return by && columns.some(({ id }) => id === by) ? [{ id: by, desc: isDown }] : [];
  }, [by, isDown, columns, money.sorting]);
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ vehicle }) => vehicle.id,
    state: { sorting },
    enableSortingRemoval: false,
    onSortingChange: (update) => {
      const [first] = typeof update === 'function' ? update(sorting) : update;
      if (money.sortBy(first)) return;
      onChange({ ...choice, by: first?.id as StockChoice['by'], isDown: first?.desc ?? false });
    },
  });
  const { rows } = table.getRowModel();
  const { list, measure, isVirtual, start, end, before, after } = useVirtualRows({
    count: rows.length,
    estimate: ROW_HEIGHT,
    onNearEnd,
  });
  useShownOrder(picks, rows);
  const navigate = useNavigate();
  const open = useCallback(
    (id: string) => void navigate({ to: '/dashboard/listings/$id', params: { id } }),
    [navigate],
  );
  usePickGestures(list, picks, open);
  useDroppedPhotos(list, may('addPhotos') ? vehicles : NONE);
  const id = useId();
  const [headers] = table.getHeaderGroups();
  const width = columns.length + 2;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Segmented
          label={t('Columns')}
          value={set}
          onValueChange={(next) => onChange({ ...choice, set: next })}
          options={[
            { value: 'selling', label: t('Selling') },
            { value: 'figures', label: t('Figures') },
            ...(may('seeMoney') ? [{ value: 'money' as const, label: t('Money') }] : []),
          ]}
        />
        {set === 'money' && <CoverButton isShown={money.isShown} onToggle={money.toggle} controls={id} />}
      </div>
      {set === 'money' && money.note}
      <Card padded={false} className="overflow-x-auto">
        <table
          id={id}
          ref={list as RefObject<HTMLTableElement | null>}
          className="data-table"
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        >
          <caption>
            <VisuallyHidden>{t('Stock')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('Picked')}</VisuallyHidden>
              </th>
              {headers?.headers.map(({ column }) => {
                const sorted = column.getIsSorted();
                return (
                  <th
                    key={column.id}
                    scope="col"
                    data-align={alignOf(column.columnDef.meta)}
                    aria-sort={sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
                  >
                    <button
                      type="button"
                      className={cx(
                        'inline-flex items-center gap-1 rounded-sm hover:text-ink',
                        sorted && 'text-ink',
                      )}
                      onClick={column.getToggleSortingHandler()}
                    >
                      {t.known(String(column.columnDef.header))}
                      {sorted === 'desc' && <ArrowDown aria-hidden="true" className="size-3" />}
                      {sorted === 'asc' && <ArrowUp aria-hidden="true" className="size-3" />}
                    </button>
                  </th>
                );
              })}
              <th scope="col">
                <VisuallyHidden>{t('Actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <Gap height={before} columns={width} />
          <tbody>
            {rows.slice(start, end).map((row, at) => (
              <StockTableRow
                key={row.id}
                row={row}
                columns={columns}
                index={start + at}
                isPicked={picks.picked.has(row.id)}
                onPick={picks.pick}
                measure={measure}
              />
            ))}
          </tbody>
          <Gap height={after} columns={width} />
        </table>
      </Card>
    </>
  );
});
