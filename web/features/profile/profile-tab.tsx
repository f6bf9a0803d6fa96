import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Crown, ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { TabPanel, Tabs } from '../../ui/tabs';
import { currentUserQuery } from '../auth/auth.queries';
import { useUser } from '../auth/use-user';
import { sendToPlans } from '../limits/pro-required';
import { ManageProfile } from './manage-profile';
import { ProfileSettings } from './profile-settings';
import { ShareProfile } from './share-profile';
import { useWords } from './words';

const SECTIONS = [
  { value: 'page', label: 'Profile Page' },
  { value: 'settings', label: 'Settings' },
  { value: 'share', label: 'Share' },
] as const;

function ProRequired() {
  const t = useWords();
  // The device may still have yesterday's plan.
  const { isFetching } = useQuery(currentUserQuery);
  useEffect(() => (isFetching ? undefined : sendToPlans()), [isFetching]);
  return (
    <Card>
      <EmptyState
        icon={<Crown />}
        title={t('Your own public page')}
        text={t('All your vehicles at an address of your own, with its own QR code.')}
        action={
          <a href="/subscription" className={buttonClass({ variant: 'primary' })}>
            {t('See plans')}
          </a>
        }
      />
    </Card>
  );
}

function ProfileHeader({ user }: { user: UserDto }) {
  const t = useWords();
  const { firstName, lastName, username, firmName, accountType, profileImageUrl } = user;
  return (
    <header className="flex flex-wrap items-center gap-4 pb-5">
      <Avatar src={profileImageUrl} firstName={firstName} lastName={lastName} size="xl" />
      <div className="min-w-0 flex-1 basis-52">
        <h1 className="wrap-break-word flex flex-wrap items-center gap-2 font-semibold text-xl sm:text-2xl">
          <span translate="no">
            {firstName} {lastName}
          </span>
          <Badge tone="gold">{t('Pro plan')}</Badge>
        </h1>
        {username && (
          <p translate="no" className="text-ink-muted">
            @{username}
          </p>
        )}
        <p className="text-ink-muted text-sm">
          {accountType === 'personal' ? t('Personal Account') : firmName}
        </p>
      </div>
      {username && (
        <a href={`/${username}`} target="_blank" rel="noreferrer" className={buttonClass({})}>
          <span className="inline-flex items-center gap-2">
            <ExternalLink aria-hidden="true" className="size-4" />
            {t('View my page')}
          </span>
        </a>
      )}
    </header>
  );
}

const route = getRouteApi('/dashboard/profile');

/** The seller's public page and its settings: Pro only. */
export function ProfileTab() {
  const t = useWords();
  const user = useUser();
  const { section = 'page' } = route.useSearch();
  const navigate = route.useNavigate();
  if (user.subscriptionPlan !== 'pro') return <ProRequired />;
  return (
    <>
      <ProfileHeader user={user} />
      <Tabs
        label={t('Profile')}
        value={section}
        items={SECTIONS.map(({ value, label }) => ({ value, label: t(label) }))}
        onValueChange={(next) => navigate({ search: { section: next }, resetScroll: false })}
      >
        <TabPanel value="page">
          <ManageProfile />
        </TabPanel>
        <TabPanel value="settings">
          <ProfileSettings user={user} />
        </TabPanel>
        <TabPanel value="share">
          <ShareProfile user={user} />
        </TabPanel>
      </Tabs>
    </>
  );
}
