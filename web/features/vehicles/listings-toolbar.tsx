import type { ReactNode } from 'react';
import { VEHICLE_STATUSES } from '../../../schema/vehicles/lists';
import type { VehicleCountsDto } from '../../../schema/vehicles/output';
import { formatNumber } from '../../lib/format';
import { Field } from '../../ui/core/field';
import { SearchField } from '../../ui/core/search-field';
import { Segmented } from '../../ui/core/segmented';
import { Select } from '../../ui/core/select';
import type { ListingChoice, ListingSort } from './arrange-listings';
import { STATUS_LOOKS } from './vehicle-status';
import { useWords } from './words';

/** Above this number, the list needs a search. */
const SEARCH_ABOVE = 8;

const SORTS = {
  newest: 'Newest first',
  price: 'Highest price',
  views: 'Most views',
} as const satisfies Record<ListingSort, string>;
const isSort = (value: string): value is ListingSort => value in SORTS;

const STATUSES = ['all', ...VEHICLE_STATUSES] as const;

type ListingsToolbarProps = {
  choice: ListingChoice;
  /** undefined until known. */
  counts: VehicleCountsDto | undefined;
  total: number;
  onChange: (choice: ListingChoice) => void;
  /** Picks everything that is found. */
  pickAll: ReactNode;
  /** The stock table is sorted by its columns. */
  hasSort: boolean;
  /** Switches between cards and table. */
  view: ReactNode;
};

const countOf = (counts: VehicleCountsDto, shown: ListingChoice['status']) =>
  shown === 'all' ? counts.available + counts.pending + counts.sold : counts[shown];

const Counted = ({ label, count }: { label: string; count: number | undefined }) => (
  <span>
    {label}
    {count !== undefined && <span className="font-normal tabular-nums"> {formatNumber(count)}</span>}
  </span>
);

/** A filter by status and, with many listings, search and order. */
export function ListingsToolbar({
  choice,
  counts,
  total,
  onChange,
  pickAll,
  hasSort,
  view,
}: ListingsToolbarProps) {
  const t = useWords();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <Segmented
        label={t('Status')}
        value={choice.status}
        onValueChange={(status) => onChange({ ...choice, status })}
        options={STATUSES.map((value) => ({
          value,
          label: (
            <Counted
              label={value === 'all' ? t('All') : t(STATUS_LOOKS[value].label)}
              count={counts && countOf(counts, value)}
            />
          ),
        }))}
      />
      {pickAll}
      {view}
      {total > SEARCH_ABOVE && (
        <div className="flex min-w-0 flex-1 basis-72 gap-3 sm:justify-end">
          <SearchField
            label={t('Search by name, plate or city')}
            placeholder={t('Name, plate, city...')}
            value={choice.search}
            onChange={(search) => onChange({ ...choice, search })}
            className="flex-1 sm:max-w-72"
          />
          {hasSort && (
            <Field label={t('Sort')} hideLabel className="w-36 shrink-0">
              <Select
                value={choice.sort}
                onChange={({ target }) => isSort(target.value) && onChange({ ...choice, sort: target.value })}
              >
                {Object.entries(SORTS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {t(label)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
      )}
    </div>
  );
}
