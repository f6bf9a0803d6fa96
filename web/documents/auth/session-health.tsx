import { CircleAlert, CircleCheck } from 'lucide-react';
import type { SessionHealthDto } from '../../../schema/auth/output';
import { BRAND } from '../../../schema/common/brand';
import { workspaceLanguage } from '../../i18n/current-language';
import { formatDateTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { useWords } from './words';

const CHECKS = [
  { key: 'sessionExists', label: 'Session exists' },
  { key: 'isAuthenticated', label: 'Authenticated' },
  { key: 'userExists', label: 'User data' },
  { key: 'persistentUser', label: 'Persistent user' },
] as const;

const inEnglish = new Intl.DateTimeFormat(BRAND.locale, {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: BRAND.timeZone,
});

const momentOf = (moment: string) =>
  workspaceLanguage() === 'en' ? inEnglish.format(new Date(moment)) : formatDateTime(moment);

function StateBadge({ ok }: { ok: boolean }) {
  const t = useWords();
  return ok ? (
    <Badge tone="positive" icon={<CircleCheck aria-hidden="true" />}>
      {t('OK')}
    </Badge>
  ) : (
    <Badge tone="warning" icon={<CircleAlert aria-hidden="true" />}>
      {t('Issue')}
    </Badge>
  );
}

/** This browser's session, as the server sees it. */
export function SessionHealth({ health }: { health: SessionHealthDto }) {
  const t = useWords();
  const facts = [
    [t('Session ID'), health.sessionId ?? t('None')],
    [t('User ID'), health.userClaims?.sub ?? t('Not provided')],
    [t('Email'), health.userClaims?.email ?? t('Not provided')],
    [t('Last updated'), momentOf(health.checkedAt)],
  ] as const;
  return (
    <>
      <ul className="grid divide-y divide-line sm:grid-cols-2 sm:gap-px sm:divide-y-0 sm:bg-line">
        {CHECKS.map(({ key, label }) => (
          <li key={key} className="flex h-12 items-center justify-between gap-3 bg-surface px-card">
            {t(label)}
            <StateBadge ok={health[key]} />
          </li>
        ))}
      </ul>
      <dl className="grid gap-x-6 gap-y-3 border-line border-t px-card py-4 sm:grid-cols-2">
        {facts.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-ink-muted text-xs">{term}</dt>
            <dd className="wrap-break-word mt-0.5 min-h-5 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
