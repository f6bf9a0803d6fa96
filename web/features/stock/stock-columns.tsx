import {
  type ColumnDef,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
} from '@tanstack/react-table';
import { formatNumber } from '../../lib/format';
import { vehicleFacts } from '../../lib/vehicle-facts';
import { Badge } from '../../ui/badge';
import { CoveredAmount } from '../money/cover';
import { amountText } from '../money/money-text';
import type { ColumnSet } from '../vehicles/stock-choice';
import { VehicleLink } from '../vehicles/vehicle-link';
import { STATUS_LOOKS } from '../vehicles/vehicle-status';
import { VehicleStatusMenu } from '../vehicles/vehicle-status-menu';
import { VehicleThumbnail } from '../vehicles/vehicle-thumbnail';
import { PriceCell } from './price-cell';
import { MISSING_WORDS, type StockRow, standingTone } from './stock-row';
import { useWords } from './words';

export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
export type Features = typeof features;

const collator = new Intl.Collator('en-IN', { numeric: true });
const byText: SortFn<Features, StockRow> = (one, other, id) =>
  collator.compare(String(one.getValue(id) ?? ''), String(other.getValue(id) ?? ''));

/** Of a column with any kind of value. */
interface Cell {
  row: { original: StockRow };
  getValue: () => unknown;
}

function NameCell({ row: { original } }: Cell) {
  const { vehicle, digits } = original;
  return (
    <span className="flex min-w-56 items-center gap-3">
      <span className="w-14 shrink-0 overflow-hidden rounded-sm">
        <VehicleThumbnail images={vehicle.images} sizes="56px" />
      </span>
      <span className="min-w-0">
        <VehicleLink id={vehicle.id} translate="no" className="font-medium hover:underline">
          {vehicle.name}
        </VehicleLink>
        {digits && <span className="ml-1.5 text-ink-muted tabular-nums">{digits}</span>}
        <span className="block text-ink-muted text-xs">{vehicleFacts(vehicle)}</span>
      </span>
    </span>
  );
}

function DaysCell({ row: { original } }: Cell) {
  const t = useWords();
  const { days } = original;
  if (days === undefined) return null;
  const shown = formatNumber(days);
  const tone = standingTone(days);
  return tone ? <Badge tone={tone}>{t('{days} days', { days: shown })}</Badge> : shown;
}

function MissingCell({ row: { original } }: Cell) {
  const t = useWords();
  return (
    <span className="text-ink-muted text-xs">
      {original.missing.map((what) => t(MISSING_WORDS[what])).join(', ')}
    </span>
  );
}

function AnswererCell({ row: { original } }: Cell) {
  const t = useWords();
  const { answerer } = original.vehicle;
  if (!answerer) return <span className="text-ink-muted">{t('Owner')}</span>;
  return answerer.name ? <span translate="no">{answerer.name}</span> : t('Duty number');
}

/** An amount in the vehicle's currency. */
const moneyCell = ({ row: { original }, getValue }: Cell) => {
  const amount = getValue();
  return typeof amount === 'number' ? amountText(amount, original.vehicle.currency) : null;
};

/** An amount that is covered until somebody shows the table's. */
const coveredCell = ({ row: { original }, getValue }: Cell) => {
  if (!original.money) return <CoveredAmount />;
  const amount = getValue();
  return typeof amount === 'number' ? amountText(amount, original.money.currency) : null;
};

const countCell = ({ getValue }: Cell) => formatNumber(Number(getValue()));

const helper = createColumnHelper<Features, StockRow>();
const figure = { sortUndefined: 'last', cell: countCell, meta: { align: 'end' } } as const;
const money = { sortUndefined: 'last', cell: moneyCell, meta: { align: 'end' } } as const;
const covered = { ...money, cell: coveredCell } as const;

const COLUMNS = {
  name: helper.accessor((row) => row.vehicle.name, {
    id: 'name',
    header: 'Vehicle',
    cell: NameCell,
    sortFn: byText,
  }),
  price: helper.accessor((row) => row.vehicle.price, {
    id: 'price',
    header: 'Price',
    cell: ({ row }) => <PriceCell vehicle={row.original.vehicle} />,
    meta: { align: 'end' },
  }),
  status: helper.accessor((row) => STATUS_LOOKS[row.vehicle.status].label, {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => <VehicleStatusMenu vehicle={row.original.vehicle} />,
    sortFn: byText,
  }),
  days: helper.accessor('days', { id: 'days', header: 'In stock', ...figure, cell: DaysCell }),
  missing: helper.accessor((row) => row.missing.length, {
    id: 'missing',
    header: 'Missing',
    cell: MissingCell,
  }),
  answers: helper.accessor((row) => row.vehicle.answerer?.name ?? '', {
    id: 'answers',
    header: 'Who answers',
    cell: AnswererCell,
    sortFn: byText,
  }),
  week: helper.accessor('weekViews', { id: 'week', header: 'Views, 7 days', ...figure }),
  views: helper.accessor((row) => row.vehicle.views, { id: 'views', header: 'All views', ...figure }),
  scans: helper.accessor((row) => row.vehicle.scans, { id: 'scans', header: 'Scans', ...figure }),
  leads: helper.accessor('leads', { id: 'leads', header: 'Leads', ...figure }),
  offer: helper.accessor('bestOffer', { id: 'offer', header: 'Best offer', ...money }),
  difference: helper.accessor('difference', { id: 'difference', header: 'Difference', ...money }),
};

/** Shown on request, and sorted by only then. */
const COVERED = {
  boughtFor: helper.accessor((row) => row.money?.boughtFor, {
    id: 'boughtFor',
    header: 'Bought for',
    ...covered,
  }),
  spent: helper.accessor((row) => row.money?.spent, { id: 'spent', header: 'Spent', ...covered }),
  cost: helper.accessor((row) => row.money?.cost, { id: 'cost', header: 'Cost', ...covered }),
  margin: helper.accessor((row) => row.money?.margin, { id: 'margin', header: 'Margin', ...covered }),
  offerMargin: helper.accessor((row) => row.money?.offerMargin, {
    id: 'offerMargin',
    header: 'Margin at best offer',
    ...covered,
  }),
};

export const isCovered = (column: string | undefined) => column !== undefined && column in COVERED;

/** Three views of the same cars. */
export const COLUMN_SETS: Record<ColumnSet, ColumnDef<Features, StockRow>[]> = {
  selling: helper.columns([
    COLUMNS.name,
    COLUMNS.price,
    COLUMNS.status,
    COLUMNS.days,
    COLUMNS.missing,
    COLUMNS.answers,
  ]),
  figures: helper.columns([
    COLUMNS.name,
    COLUMNS.week,
    COLUMNS.views,
    COLUMNS.scans,
    COLUMNS.leads,
    COLUMNS.offer,
    COLUMNS.difference,
    COLUMNS.days,
  ]),
  money: helper.columns([
    COLUMNS.name,
    COLUMNS.price,
    COVERED.boughtFor,
    COVERED.spent,
    COVERED.cost,
    COVERED.margin,
    COVERED.offerMargin,
    COLUMNS.days,
  ]),
};
