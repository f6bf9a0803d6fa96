import { Activity, Gauge } from 'lucide-react';
import type { OperationsDto, RouteFigures, StatementFigures } from '../../../schema/operations/output';
import { formatNumber } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Card, CardHeader } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { DataTable } from '../../ui/table';
import type { Column } from '../../ui/table-column';

const inMs = (ms: number) => `${formatNumber(Math.round(ms))} ms`;

/** Beyond one failure in a hundred, operators get a mail. */
const MANY = 0.01;

const share = (part: number, requests: number) =>
  requests === 0 ? '0%' : `${((100 * part) / requests).toFixed(part > 0 ? 2 : 0)}%`;

const number = <Row,>(key: keyof Row & string, header: string, show: (row: Row) => string): Column<Row> => ({
  key,
  header,
  align: 'end',
  cell: (row) => <span className="tabular-nums">{show(row)}</span>,
});

const ROUTES: readonly Column<RouteFigures>[] = [
  {
    key: 'route',
    header: 'Route',
    primary: true,
    cell: ({ route }) => <code className="wrap-anywhere text-xs">{route}</code>,
  },
  number('requests', 'Requests', ({ requests }) => formatNumber(requests)),
  {
    key: 'failed',
    header: 'Failed',
    align: 'end',
    cell: ({ failed, requests }) =>
      failed / requests > MANY ? (
        <Badge tone="danger">{share(failed, requests)}</Badge>
      ) : (
        share(failed, requests)
      ),
  },
  number('unavailable', '503', ({ unavailable, requests }) => share(unavailable, requests)),
  number('p50', 'p50', ({ p50 }) => inMs(p50)),
  number('p95', 'p95', ({ p95 }) => inMs(p95)),
  number('p99', 'p99', ({ p99 }) => inMs(p99)),
  number('rowsRead', 'Rows read', ({ rowsRead }) => formatNumber(rowsRead)),
  number('rowsWritten', 'Rows written', ({ rowsWritten }) => formatNumber(rowsWritten)),
];

const STATEMENTS: readonly Column<StatementFigures>[] = [
  {
    key: 'statement',
    header: 'Statement',
    primary: true,
    cell: ({ statement }) => (
      <code className="wrap-anywhere line-clamp-3 font-normal text-xs">{statement}</code>
    ),
  },
  number('times', 'Times', ({ times }) => formatNumber(times)),
  number('p50', 'p50', ({ p50 }) => inMs(p50)),
  number('slowest', 'Slowest', ({ slowest }) => inMs(slowest)),
];

/** The requests of the last hour: by route, by slow statement. */
export function Traffic({ traffic }: Pick<OperationsDto, 'traffic'>) {
  if (!traffic) {
    return (
      <Card padded={false}>
        <EmptyState
          icon={<Activity />}
          title="No figures of requests"
          text="Analytics Engine does not answer, or its token is not set."
        />
      </Card>
    );
  }
  const { routes, statements } = traffic;
  return (
    <>
      <Card padded={false}>
        <CardHeader title="Requests by route" description="In the last hour, most requested first." />
        {routes.length === 0 ? (
          <EmptyState icon={<Activity />} title="No requests yet" />
        ) : (
          <DataTable
            columns={ROUTES}
            rows={routes}
            rowKey={({ route }) => route}
            caption="Requests by route"
          />
        )}
      </Card>
      <Card padded={false}>
        <CardHeader
          title="Slow statements"
          description="Of the last hour: round trips to a database of 100 ms or more."
        />
        {statements.length === 0 ? (
          <EmptyState icon={<Gauge />} title="No slow statements" />
        ) : (
          <DataTable
            columns={STATEMENTS}
            rows={statements}
            rowKey={({ statement }) => statement}
            caption="Slow statements"
          />
        )}
      </Card>
    </>
  );
}
