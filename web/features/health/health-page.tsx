import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { HEALTH_PARTS, type HealthPart, PROVIDERS, type Provider } from '../../../schema/health/input';
import { formatDateTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { ErrorState } from '../../ui/error-state';
import { PageHeader } from '../../ui/page-header';
import { SkeletonText } from '../../ui/skeleton';
import { healthQuery } from './health.queries';

const PART_NAMES: Record<HealthPart, string> = {
  database: 'Database',
  migrations: 'Database version',
  storage: 'Photo storage',
  documents: 'Document storage',
  sessions: 'Sessions',
  viewCounting: 'View counting',
  liveHub: 'Live updates',
};

const PROVIDER_NAMES: Record<Provider, string> = {
  mail: 'Mail',
  sms: 'SMS',
  payments: 'Payments',
  openId: 'Sign-in provider',
  ai: 'AI descriptions',
};

function Rows({ title, rows }: { title: string; rows: { name: string; badge: ReactNode }[] }) {
  return (
    <Card padded={false}>
      <CardHeader title={title} />
      <ul className="divide-y divide-line">
        {rows.map(({ name, badge }) => (
          <li key={name} className="flex items-center justify-between gap-4 px-4 py-3 sm:px-5">
            {name}
            {badge}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Whether the parts of this installation answer. */
export function HealthPage() {
  const { data, isFetching, refetch, error } = useQuery(healthQuery);
  if (error)
    return <ErrorState title="The status could not be read" onRetry={refetch} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={8} />;
  return (
    <>
      <PageHeader
        title={data.status === 'ok' ? 'All systems work' : 'Some systems do not answer'}
        description={`Checked ${formatDateTime(data.checkedAt)}`}
        actions={
          <Button
            icon={<RefreshCw aria-hidden="true" className="size-4" />}
            pending={isFetching}
            onClick={() => refetch()}
          >
            Check again
          </Button>
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Rows
          title="Parts"
          rows={HEALTH_PARTS.map((part) => ({
            name: PART_NAMES[part],
            badge:
              data.parts[part] === 'ok' ? (
                <Badge tone="positive">OK</Badge>
              ) : (
                <Badge tone="danger">Not answering</Badge>
              ),
          }))}
        />
        <Rows
          title="Providers"
          rows={PROVIDERS.map((provider) => ({
            name: PROVIDER_NAMES[provider],
            badge:
              data.providers[provider] === 'configured' ? (
                <Badge tone="positive">Configured</Badge>
              ) : (
                <Badge>Not configured</Badge>
              ),
          }))}
        />
      </div>
    </>
  );
}
