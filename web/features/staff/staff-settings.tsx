import { useQuery } from '@tanstack/react-query';
import type { StaffDto } from '../../../schema/staff/output';
import { Card, CardHeader } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { Loaded } from '../../ui/core/loaded';
import { PageHeader } from '../../ui/core/page-header';
import { TableSkeleton } from '../../ui/table-skeleton';
import { RecordCard } from '../changes/record-card';
import { BackToSettings } from '../settings/back-to-settings';
import { SettingsFrame } from '../settings/settings-frame';
import { SharedPhonesCard } from '../shared-phones/shared-phones-card';
import { InvitationRow } from './invitation-row';
import { InviteCard } from './invite-card';
import { MemberRow } from './member-row';
import { OfferedToYou } from './offered-to-you';
import { OwnershipCard } from './ownership-card';
import { ownershipQuery, staffQuery } from './staff.queries';
import { SwitchesCard } from './switches-card';
import { useWords } from './words';

function Waiting({ invitations }: Pick<StaffDto, 'invitations'>) {
  const t = useWords();
  if (invitations.length === 0) return null;
  const asked = invitations.filter(({ state }) => state === 'asked');
  const rest = invitations.filter(({ state }) => state !== 'asked');
  return [
    { title: t('Waiting to be let in'), some: asked },
    { title: t('Open invitations'), some: rest },
  ].map(
    ({ title, some }) =>
      some.length > 0 && (
        <Card key={title} padded={false} className="mt-5 max-w-3xl">
          <CardHeader title={title} />
          <ul className="divide-y divide-line">
            {some.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </Card>
      ),
  );
}

function placesLeft({ members, seats }: Pick<StaffDto, 'members' | 'seats'>) {
  const helpers = members.filter(({ role }) => role === 'helper').length;
  return { helpers: helpers < seats, others: members.length - helpers < seats };
}

function Members({ members, seats }: Pick<StaffDto, 'members' | 'seats'>) {
  const t = useWords();
  const others = members.filter(({ role }) => role !== 'helper');
  const helpers = members.length - others.length;
  const placesUsed = [
    t('{used} of {seats} places used', { used: others.length, seats }),
    helpers > 0 && t('{used} of {seats} yard helpers', { used: helpers, seats }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Card padded={false} className="mt-5 max-w-3xl">
      <CardHeader
        title={t('Staff')}
        description={placesUsed}
        actions={
          others.length >= seats && (
            <a
              href="/subscription"
              className="touch-target inline-flex items-center font-medium text-accent text-sm"
            >
              {t('More places with another plan')}
            </a>
          )
        }
      />
      {members.length === 0 ? (
        <EmptyState
          title={t('Nobody works for you yet')}
          text={t('Invite somebody above: a salesperson at the gate, or somebody who types your listings.')}
        />
      ) : (
        <ul aria-label={t('Staff')} className="divide-y divide-line">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Who works for the seller: letting people in, their roles, and ending it. */
export function StaffSettings() {
  const t = useWords();
  const query = useQuery(staffQuery);
  const ownership = useQuery(ownershipQuery);
  const failure = t('Your staff could not be loaded');
  const loading = <TableSkeleton label={t('Loading your staff')} />;
  return (
    <>
      <BackToSettings />
      <PageHeader
        title={t('Staff')}
        description={t(
          'People who work for you get their own sign-in. You decide what they may do, and can end it at any time.',
        )}
      />
      <SettingsFrame>
        <Loaded query={ownership} failure={failure} loading={loading}>
          {(offers) => (
            <Loaded query={query} failure={failure} loading={loading}>
              {({ seats, switches, members, former, invitations }) => (
                <>
                  <div className="flex flex-col gap-5 not-empty:mb-5">
                    <OfferedToYou ownership={offers} />
                  </div>
                  <InviteCard hasPlace={placesLeft({ members, seats })} />
                  <Waiting invitations={invitations} />
                  <Members members={members} seats={seats} />
                  <SwitchesCard switches={switches} />
                  <SharedPhonesCard />
                  <RecordCard people={[...members, ...former]} />
                  <OwnershipCard
                    managers={members.filter(({ role }) => role === 'manager')}
                    ownership={offers}
                  />
                </>
              )}
            </Loaded>
          )}
        </Loaded>
      </SettingsFrame>
    </>
  );
}
