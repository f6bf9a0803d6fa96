import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OperationsDto } from '../../../schema/operations/output';
import { formatNumber, formatPrice } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Bar } from '../../ui/bar';
import { buttonClass } from '../../ui/button-class';
import { Card, CardHeader } from '../../ui/card';
import { TimeAgo } from '../../ui/core/time-ago';

const GB = 1e9;

interface RowsProps {
  title: string;
  description?: string;
  actions?: ReactNode;
  rows: readonly { name: string; value: ReactNode; hint?: ReactNode; percent?: number }[];
}

/** Names with a value each, and a bar if there is a limit. */
function Rows({ title, description, actions, rows }: RowsProps) {
  return (
    <Card padded={false}>
      <CardHeader title={title} description={description} actions={actions} />
      <ul className="divide-y divide-line text-sm">
        {rows.map(({ name, value, hint, percent }) => (
          <li key={name} className="px-card py-2.5">
            <div className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 first-letter:uppercase">{name}</span>
              <span className="whitespace-nowrap tabular-nums">{value}</span>
            </div>
            {hint && <p className="wrap-anywhere text-ink-muted text-xs">{hint}</p>}
            {percent !== undefined && (
              <div className="mt-2">
                <Bar percent={percent} className={percent >= 60 ? 'fill-warning' : ''} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const Backlogs = ({ backlogs }: Pick<OperationsDto, 'backlogs'>) => (
  <Rows
    title="Waiting to be delivered"
    description="Overdue, counted up to 1,000."
    rows={backlogs.map(({ name, waiting, oldestAt }) => ({
      name,
      value: formatNumber(waiting),
      hint: oldestAt && (
        <>
          The oldest since <TimeAgo at={oldestAt} />
        </>
      ),
    }))}
  />
);

export const Failures = ({ failures }: Pick<OperationsDto, 'failures'>) => (
  <Rows
    title="Failed deliveries"
    description="Of the last two days."
    actions={
      failures.length > 0 && (
        <Link to="/admin/{-$tab}" params={{ tab: 'messages' }} className={buttonClass({ size: 'sm' })}>
          Send again
        </Link>
      )
    }
    rows={
      failures.length === 0
        ? [{ name: 'All channels', value: <Badge tone="positive">None</Badge> }]
        : failures.map(({ channel, failed }) => ({ name: channel, value: formatNumber(failed) }))
    }
  />
);

export const Databases = ({ databases }: Pick<OperationsDto, 'databases'>) => (
  <Rows
    title="Databases"
    rows={databases.map(({ name, bytes, mostBytes }) => ({
      name,
      value: `${(bytes / GB).toFixed(2)} of ${mostBytes / GB} GB`,
      percent: (100 * bytes) / mostBytes,
    }))}
  />
);

/** When each job last finished. */
export const Jobs = ({ jobs }: Pick<OperationsDto, 'jobs'>) => (
  <Rows
    title="Jobs"
    description="They run every five minutes."
    rows={
      jobs.length === 0
        ? [{ name: 'No job has run yet', value: '-' }]
        : jobs.map(({ job, succeededAt, tookMs, error }) => ({
            name: job.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
            value: error ? <Badge tone="danger">Failed</Badge> : `${formatNumber(tookMs)} ms`,
            hint: (
              <>
                {succeededAt ? <TimeAgo at={succeededAt} /> : 'Never succeeded'}
                {error && `: ${error}`}
              </>
            ),
          }))
    }
  />
);

export const Spending = ({ spending }: Pick<OperationsDto, 'spending'>) =>
  spending && (
    <Rows
      title="Spent this month"
      description="Pictures and messages, at list prices."
      rows={[
        {
          name: 'Of the budget',
          value: `${formatPrice(Math.round(spending.total))} of ${formatPrice(spending.budget)}`,
          percent: Math.min(100, (100 * spending.total) / spending.budget),
        },
        ...spending.uses.map(({ name, times, rupees }) => ({
          name,
          value: `${formatNumber(times)}, ${formatPrice(Math.round(rupees))}`,
        })),
      ]}
    />
  );

/** Several during a release. */
export const Versions = ({ traffic }: Pick<OperationsDto, 'traffic'>) =>
  traffic && (
    <Rows
      title="Versions that answered"
      description="In the last hour."
      rows={traffic.versions.map(({ version, requests, failed }) => ({
        name: `Version ${version}`,
        value: formatNumber(requests),
        hint: failed > 0 ? `${formatNumber(failed)} failed` : undefined,
      }))}
    />
  );
