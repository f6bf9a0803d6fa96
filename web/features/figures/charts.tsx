import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { ChartLine, Table2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ANALYTICS_DAYS, type AnalyticsDays } from '../../../schema/figures/input';
import type { AnalyticsDayDto, AnalyticsDto } from '../../../schema/figures/output';
import { formatDate } from '../../lib/dates';
import { formatNumber } from '../../lib/format';
import { formatMinor } from '../../lib/money';
import { Card, SectionTitle } from '../../ui/card';
import { Loaded } from '../../ui/core/loaded';
import { Segmented } from '../../ui/core/segmented';
import { Skeleton } from '../../ui/skeleton';
import { DataTable } from '../../ui/table';
import type { Column } from '../../ui/table-column';
import { TableSkeleton } from '../../ui/table-skeleton';
import { AsOf } from '../admin/as-of';
import { analyticsQuery } from './figures.queries';

/** The chart library loads only when there is something to draw. */
const DayChart = lazyRouteComponent(() => import('./day-chart'), 'DayChart');

type Figure = Exclude<keyof AnalyticsDayDto, 'day'>;
const rupees = (minor: number) => formatMinor(minor, 'INR');
const FIGURES: {
  key: Figure;
  label: string;
  format: (value: number) => string;
  wide?: boolean;
  unit?: number;
}[] = [
  { key: 'signups', label: 'Signups', format: formatNumber },
  { key: 'listings', label: 'New listings', format: formatNumber },
  { key: 'views', label: 'Views', format: formatNumber },
  { key: 'offers', label: 'Offers', format: formatNumber },
  { key: 'revenue', label: 'Revenue', format: rupees, wide: true, unit: 100 },
];
const RANGES = ANALYTICS_DAYS.map((value) => ({ value, label: `${value} days` }));
const WAYS = [
  { value: 'charts' as const, label: 'Charts', icon: <ChartLine aria-hidden="true" /> },
  { value: 'table' as const, label: 'Table', icon: <Table2 aria-hidden="true" /> },
];

const COLUMNS: Column<AnalyticsDayDto>[] = [
  { key: 'day', header: 'Day', primary: true, cell: ({ day }) => formatDate(day) },
  ...FIGURES.map(
    ({ key, label, format }): Column<AnalyticsDayDto> => ({
      key,
      header: label,
      align: 'end',
      cell: (row) => format(row[key]),
    }),
  ),
];

/** A chart of each figure; while they load, everything that does not depend on them. */
function ChartList({ data }: { data?: AnalyticsDto }) {
  const total = (key: Figure) => data?.days.reduce((sum, row) => sum + row[key], 0) ?? 0;
  const foreign = data?.revenue.filter(({ currency }) => currency !== 'INR') ?? [];
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {FIGURES.map(({ key, label, format, wide, unit }) => (
        <li key={key} className={wide ? 'md:col-span-2' : ''}>
          <Card>
            <p className="text-ink-muted text-sm">{label}</p>
            <p className="mb-2 font-semibold text-xl tabular-nums">
              {data ? format(total(key)) : <Skeleton className="h-6.5 w-16" />}
              {wide && foreign.length > 0 && (
                <span className="ml-2 font-normal text-ink-muted text-sm">
                  and {foreign.map(({ currency, amount }) => formatMinor(amount, currency)).join(', ')}
                </span>
              )}
            </p>
            <div aria-hidden="true" className="h-40">
              <Suspense fallback={<Skeleton className="h-full" />}>
                {data ? (
                  <DayChart days={data.days} figure={key} format={format} {...(unit ? { unit } : {})} />
                ) : (
                  <Skeleton className="h-full" />
                )}
              </Suspense>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Figures by day, as charts or as a table. */
export function Charts() {
  const [range, setRange] = useState<AnalyticsDays>('30');
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('charts');
  const analytics = useQuery(analyticsQuery(range));
  return (
    <section aria-label="Trends">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <SectionTitle>Trends</SectionTitle>
          <AsOf at={analytics.data?.asOf} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Segmented label="Time" value={range} onValueChange={setRange} options={RANGES} />
          <Segmented label="Show as" value={way} onValueChange={setWay} options={WAYS} />
        </div>
      </div>
      <Loaded
        query={analytics}
        failure="Failed to fetch analytics"
        loading={way === 'charts' ? <ChartList /> : <TableSkeleton label="Loading analytics" />}
      >
        {(data) =>
          way === 'charts' ? (
            <ChartList data={data} />
          ) : (
            <Card padded={false} className="max-h-120 overflow-y-auto">
              <DataTable
                columns={COLUMNS}
                rows={data.days.toReversed()}
                rowKey={({ day }) => day}
                caption={`Figures of the last ${range} days`}
              />
            </Card>
          )
        }
      </Loaded>
    </section>
  );
}
