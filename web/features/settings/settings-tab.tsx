import { getRouteApi } from '@tanstack/react-router';
import { BellRing, LogOut, MapPin, MessageCircle, UsersRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AuthMethod } from '../../../schema/auth/input';
import type { UserDto } from '../../../schema/auth/output';
import { PLANS } from '../../../schema/billing/plans';
import { LANGUAGES, WORKSPACE_LANGUAGES } from '../../../schema/common/languages';
import { formatMobile } from '../../../schema/common/mobile-text';
import { useWorkspaceLanguage } from '../../i18n/workspace-language';
import { formatDate } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { PageHeader } from '../../ui/core/page-header';
import { Segmented } from '../../ui/core/segmented';
import { TabSkeleton } from '../../ui/core/tab-skeleton';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useChooseLanguage } from '../account/language';
import { AddEmail } from '../account/missing-email';
import { YourDataCard } from '../account/your-data-card';
import { DevicesCard } from '../auth/devices-card';
import { logOut } from '../auth/log-out';
import { useUser } from '../auth/use-user';
import { NotificationSettings } from '../channels/notification-settings';
import { PlanBadge } from '../limits/plan-badge';
import { PermissionsCard } from '../permissions/permissions-card';
import { ProfileDialog } from '../profile/profile-dialog';
import { useMay } from '../staff/use-may';
import type { SettingsSection } from '../workspace/tab-search';
import { PartLink } from './part-link';
import { SettingsFrame } from './settings-frame';
import { useWords } from './words';
import { YardParts } from './yard-parts';

const METHODS = {
  email: 'Email and password',
  mobile: 'Mobile number and password',
  oidc: 'Sign-in provider',
  replit: 'Sign-in provider',
} as const satisfies Record<AuthMethod, string>;

const WITH_PASSWORD: readonly AuthMethod[] = ['email', 'mobile'];

const StaffSettings = lazy(async () => ({
  default: (await import('../staff/staff-settings')).StaffSettings,
}));

const YardSettings = lazy(async () => ({
  default: (await import('../yards/yard-settings')).YardSettings,
}));

const TextsSettings = lazy(async () => ({
  default: (await import('../texts/texts-settings')).TextsSettings,
}));

const PaymentCheck = lazy(async () => ({
  default: (await import('../billing/payment-check')).PaymentCheck,
}));

const ChangePasswordDialog = lazyDialog(
  async () => (await import('../account/change-password-dialog')).ChangePasswordDialog,
);

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 px-card py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="wrap-break-word min-w-0">{children}</dd>
    </div>
  );
}

function Plan({ user }: { user: UserDto }) {
  const t = useWords();
  const { subscriptionPlan: plan, subscriptionEndsAt: end } = user;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {plan === 'starter' ? t.known(PLANS.starter.name) : <PlanBadge plan={plan} />}
      {plan !== 'starter' && end && (
        <span className="text-ink-muted">{t('until {end}', { end: formatDate(end) })}</span>
      )}
      <a href="/subscription" className="touch-target inline-flex items-center font-medium text-accent">
        {t('See plans')}
      </a>
      <Suspense fallback={null}>
        <PaymentCheck className="w-full text-warning" />
      </Suspense>
    </div>
  );
}

const LANGUAGE_OPTIONS = WORKSPACE_LANGUAGES.map((value) => ({
  value,
  label: (
    <span lang={value} translate="no">
      {LANGUAGES[value]}
    </span>
  ),
}));

function LanguageChoice() {
  const t = useWords();
  const choose = useChooseLanguage();
  return (
    <>
      <Segmented
        label={t('Language')}
        value={useWorkspaceLanguage()}
        onValueChange={(language) => void choose(language)}
        options={LANGUAGE_OPTIONS}
      />
      <span className="mt-1 block text-ink-muted">{t('Of these screens, and of what we send you.')}</span>
    </>
  );
}

const route = getRouteApi('/dashboard/settings');

function OwnSection({ section }: { section: SettingsSection | undefined }) {
  if (section === 'notifications') return <NotificationSettings />;
  return section === 'staff' ? <StaffSettings /> : <Account />;
}

/** The account's details, or another part of the settings. Managers have only those about the yard. */
export function SettingsTab() {
  const { section } = route.useSearch();
  const isOwner = useMay()('oneself');
  const part = section === 'yard' ? <YardSettings /> : section === 'texts' ? <TextsSettings /> : null;
  return (
    <Suspense fallback={<TabSkeleton />}>
      {part ?? (isOwner ? <OwnSection section={section} /> : <YardParts />)}
    </Suspense>
  );
}

function Account() {
  const t = useWords();
  const user = useUser();
  const [editing, setEditing] = useState(false);
  const [changing, setChanging] = useState(false);
  return (
    <>
      <PageHeader title={t('Settings & Permissions')} />
      <SettingsFrame>
        <Card id="account" padded={false} className="max-w-3xl scroll-mt-20">
          <CardHeader
            title={t('Account')}
            actions={
              <Button size="sm" onClick={() => setEditing(true)}>
                {t('Edit profile')}
              </Button>
            }
          />
          <dl className="divide-y divide-line">
            <Row label={t('Name')}>
              <span translate="no">
                {user.firstName} {user.lastName}
              </span>
            </Row>
            <Row label={t('Email')}>
              {user.email === null ? (
                <span className="flex flex-wrap items-center justify-between gap-2">
                  <span className="text-ink-muted">
                    {t('None. Add one for receipts and to reset your password.')}
                  </span>
                  <AddEmail size="sm" />
                </span>
              ) : (
                <>
                  {user.email}
                  <span className="block text-ink-muted">{t('Email cannot be changed')}</span>
                </>
              )}
            </Row>
            <Row label={t('Mobile Number')}>
              {user.mobileNumber ? (
                <span className="flex flex-wrap items-center gap-2 tabular-nums">
                  {formatMobile(user.mobileNumber)}
                  {user.phoneVerified ? (
                    <Badge tone="positive">{t('Verified')}</Badge>
                  ) : (
                    <Badge>{t('Not verified')}</Badge>
                  )}
                </span>
              ) : (
                <span className="text-ink-muted">{t('Not given: buyers cannot call you')}</span>
              )}
            </Row>
            <Row label={t('Account type')}>
              {user.firmName ? t('Dealer: {firmName}', { firmName: user.firmName }) : t('Personal')}
            </Row>
            <Row label={t('Language')}>
              <LanguageChoice />
            </Row>
            <Row label={t('Plan')}>
              <Plan user={user} />
            </Row>
            <Row label={t('Sign-in method')}>
              <span className="flex flex-wrap items-center justify-between gap-2">
                {t(METHODS[user.authMethod])}
                {WITH_PASSWORD.includes(user.authMethod) && (
                  <Button size="sm" onClick={() => setChanging(true)}>
                    {t('Change password')}
                  </Button>
                )}
              </span>
            </Row>
            <Row label={t('Seller since')}>{formatDate(user.createdAt)}</Row>
          </dl>
          <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-card py-3">
            <a
              href="/auth/troubleshoot"
              className="touch-target inline-flex items-center font-medium text-accent"
            >
              {t('Problems signing in?')}
            </a>
            <Button icon={<LogOut aria-hidden="true" className="size-4" />} onClick={() => logOut()}>
              {t('Log out')}
            </Button>
          </div>
        </Card>
        <PartLink
          section="notifications"
          icon={<BellRing aria-hidden="true" className="size-4.5" />}
          label={t('Notifications')}
          text={t('Choose what reaches you by mail, push, SMS and WhatsApp')}
        />
        <PartLink
          section="yard"
          icon={<MapPin aria-hidden="true" className="size-4.5" />}
          label={t('Yard')}
          text={t('Address, place on the map, hours and day off')}
        />
        <PartLink
          section="texts"
          icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
          label={t('Texts')}
          text={t('What you write to buyers on WhatsApp again and again')}
        />
        <PartLink
          section="staff"
          icon={<UsersRound aria-hidden="true" className="size-4.5" />}
          label={t('Staff')}
          text={t('Let people work for you, and decide what they may do')}
        />
        <DevicesCard />
        <PermissionsCard stored={user.permissions} />
        <YourDataCard user={user} />
      </SettingsFrame>
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
      {editing && <ProfileDialog user={user} onClose={() => setEditing(false)} />}
    </>
  );
}
