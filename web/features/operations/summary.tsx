import { Activity, CircleAlert, Timer, TriangleAlert } from 'lucide-react';
import type { OperationsDto } from '../../../schema/operations/output';
import { formatNumber } from '../../lib/format';
import { StatCard } from '../../ui/stat-card';

/** The hour in four numbers; incidents are red only while there is one. */
export function Summary({ traffic, incidents }: OperationsDto) {
  const routes = traffic?.routes ?? [];
  const requests = routes.reduce((sum, route) => sum + route.requests, 0);
  const failed = routes.reduce((sum, route) => sum + route.failed, 0);
  const [slowest] = routes.toSorted((one, other) => other.p95 - one.p95);
  const open = incidents.filter(({ endedAt }) => endedAt === null).length;
  const known = (value: string) => (traffic ? value : '-');
  const figures = [
    {
      label: 'Open incidents',
      value: <span className={open > 0 ? 'text-danger' : ''}>{open}</span>,
      icon: <TriangleAlert aria-hidden="true" />,
    },
    { label: 'Requests', value: known(formatNumber(requests)), icon: <Activity aria-hidden="true" /> },
    {
      label: 'Failed',
      value: known(`${(requests === 0 ? 0 : (100 * failed) / requests).toFixed(2)}%`),
      hint: traffic && `${formatNumber(failed)} of ${formatNumber(requests)}`,
      icon: <CircleAlert aria-hidden="true" />,
    },
    {
      label: 'Slowest route',
      value: known(`${formatNumber(Math.round(slowest?.p95 ?? 0))} ms`),
      hint: slowest && <span className="wrap-anywhere">95% of {slowest.route} were faster</span>,
      icon: <Timer aria-hidden="true" />,
    },
  ];
  return (
    <ul aria-label="The last hour" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map((figure) => (
        <li key={figure.label}>
          <StatCard {...figure} />
        </li>
      ))}
    </ul>
  );
}
