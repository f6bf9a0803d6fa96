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
import { useWords } from './words';

const PART_NAMES = {
  database: 'Database',
  migrations: 'Database version',
  storage: 'Photo storage',
  documents: 'Document storage',
  sessions: 'Sessions',
  viewCounting: 'View counting',
  liveHub: 'Live updates',
  jobs: 'Jobs',
} as const satisfies Record<HealthPart, string>;

const PROVIDER_NAMES = {
  mail: 'Mail',
  push: 'Push',
  sms: 'SMS',
  whatsApp: 'WhatsApp',
  payments: 'Payments',
  openId: 'Sign-in provider',
  ai: 'AI descriptions',
  grievanceOfficer: 'Grievance officer',
} as const satisfies Record<Provider, string>;

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

const TITLES = {
  ok: 'All systems work',
  incomplete: 'Some sellers cannot be reached',
  degraded: 'Some systems do not answer',
} as const satisfies Record<HealthDto['status'], string>;

/** Whether the parts of this installation respond. */
export function HealthDocument({ health, forOperator }: HealthDocumentProps) {
  const t = useWords();
  return (
    <div className={cx('mx-auto px-page py-8 sm:py-12', forOperator ? 'max-w-4xl' : 'max-w-xl')}>
      <PageHeader
        title={t(TITLES[health.status])}
        description={t('Checked {time}', { time: formatDateTime(health.checkedAt) })}
        actions={
          <ButtonLink href="/health" icon={<RefreshCw aria-hidden="true" className="size-4" />}>
            {t('Check again')}
          </ButtonLink>
        }
      />
      {health.silent.length > 0 && (
        <p className="mb-4">
          {`${t('Not answering: {parts}.', { parts: health.silent.join(', ') })} `}
          {health.status === 'incomplete' &&
            t('Its sellers and their buyers have to try again later; everybody else is served.')}
        </p>
      )}
      <div className={cx('grid gap-4', forOperator && 'sm:grid-cols-2')}>
        <Rows
          title={t('Parts')}
          rows={HEALTH_PARTS.map((part) => ({
            name: t(PART_NAMES[part]),
            badge:
              health.parts[part] === 'ok' ? (
                <Badge tone="positive">{t('OK')}</Badge>
              ) : (
                <Badge tone="danger">{t('Not answering')}</Badge>
              ),
          }))}
        />
        {forOperator && (
          <Rows
            title={t('Providers')}
            rows={PROVIDERS.map((provider) => ({
              name: t(PROVIDER_NAMES[provider]),
              badge:
                health.providers[provider] === 'configured' ? (
                  <Badge tone="positive">{t('Configured')}</Badge>
                ) : (
                  <Badge>{t('Not configured')}</Badge>
                ),
            }))}
          />
        )}
      </div>
    </div>
  );
}
