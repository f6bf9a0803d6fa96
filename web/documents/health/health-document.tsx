import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { HEALTH_PARTS, type HealthPart, PROVIDERS, type Provider } from '../../../schema/health/input';
import type { HealthDto } from '../../../schema/health/output';
import { cx } from '../../lib/class-names';
import { formatDateTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Card, CardHeader } from '../../ui/card';
import { ButtonLink } from '../../ui/core/button-link';
import { PageHeader } from '../../ui/core/page-header';

const PART_NAMES: Record<HealthPart, string> = {
  database: 'Database',
  migrations: 'Database version',
  storage: 'Photo storage',
  documents: 'Document storage',
  sessions: 'Sessions',
  viewCounting: 'View counting',
  liveHub: 'Live updates',
  jobs: 'Jobs',
};

const PROVIDER_NAMES: Record<Provider, string> = {
  mail: 'Mail',
  push: 'Push',
  sms: 'SMS',
  whatsApp: 'WhatsApp',
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
          <li key={name} className="flex items-center justify-between gap-4 px-card py-3">
            {name}
            {badge}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface HealthDocumentProps {
  health: HealthDto;
  /** For operators only. */
  forOperator: boolean;
}

const TITLES: Record<HealthDto['status'], string> = {
  ok: 'All systems work',
  incomplete: 'Some sellers cannot be reached',
  degraded: 'Some systems do not answer',
};

/** Whether the parts of this installation respond. */
export function HealthDocument({ health, forOperator }: HealthDocumentProps) {
  return (
    <div className={cx('mx-auto px-page py-8 sm:py-12', forOperator ? 'max-w-4xl' : 'max-w-xl')}>
      <PageHeader
        title={TITLES[health.status]}
        description={`Checked ${formatDateTime(health.checkedAt)}`}
        actions={
          <ButtonLink href="/health" icon={<RefreshCw aria-hidden="true" className="size-4" />}>
            Check again
          </ButtonLink>
        }
      />
      {health.silent.length > 0 && (
        <p className="mb-4">
          {`Not answering: ${health.silent.join(', ')}. `}
          {health.status === 'incomplete' &&
            'Its sellers and their buyers have to try again later; everybody else is served.'}
        </p>
      )}
      <div className={cx('grid gap-4', forOperator && 'sm:grid-cols-2')}>
        <Rows
          title="Parts"
          rows={HEALTH_PARTS.map((part) => ({
            name: PART_NAMES[part],
            badge:
              health.parts[part] === 'ok' ? (
                <Badge tone="positive">OK</Badge>
              ) : (
                <Badge tone="danger">Not answering</Badge>
              ),
          }))}
        />
        {forOperator && (
          <Rows
            title="Providers"
            rows={PROVIDERS.map((provider) => ({
              name: PROVIDER_NAMES[provider],
              badge:
                health.providers[provider] === 'configured' ? (
                  <Badge tone="positive">Configured</Badge>
                ) : (
                  <Badge>Not configured</Badge>
                ),
            }))}
          />
        )}
      </div>
    </div>
  );
}
