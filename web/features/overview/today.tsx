import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  CalendarClock,
  CalendarDays,
  ChevronRight,
  FilePen,
  Inbox,
  MessageCircleQuestionMark,
  Printer,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { DRAFTS_PART, REQUESTS_PART, VISITS_PART } from '../../../schema/common/tab-paths';
import type { DraftDto } from '../../../schema/drafts/output';
import type { LeadStatus } from '../../../schema/leads/lead-statuses';
import type { LeadDto, LeadsTodayDto } from '../../../schema/leads/output';
import type { UsageDto } from '../../../schema/limits/output';
import { formatDate } from '../../lib/dates';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { MissingEmail } from '../account/missing-email';
import { draftsQuery } from '../drafts/drafts.queries';
import { buyerName, listingName } from '../leads/lead-listing';
import { leadsTodayQuery } from '../leads/leads.queries';
import { UsageWarning } from '../limits/usage-warning';
import { forgetOutdatedMutation } from '../print/posters.queries';
import { useMay } from '../staff/use-may';
import { WeekCard } from '../weekly/week-card';
import { MissingNumber } from './missing-number';
import { useWords } from './words';

/** The server counts up to this number. */
const MOST = 100;
const counted = (count: number) => ({ count: count >= MOST ? `${MOST}+` : count });

/** The screen of the workspace where it is done. */
type Place =
  | { to: '/dashboard/leads'; search?: { lead?: string; status?: LeadStatus }; hash?: typeof VISITS_PART }
  | { to: '/dashboard/print'; state: { printed: readonly string[] } }
  | { to: '/dashboard/listings'; hash: typeof DRAFTS_PART | typeof REQUESTS_PART };
type ItemProps = { icon: ReactNode; title: string; text?: ReactNode; place: Place; action?: ReactNode };

/** One thing to do, with a link to where it is done. */
function Item({ icon, title, text, place, action }: ItemProps) {
  return (
    <li className="flex items-center">
      <Link
        {...place}
        className="flex min-w-0 flex-1 items-center gap-3 px-card py-2.5 -outline-offset-2 hover:bg-hover [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-muted"
      >
        {icon}
        <span className="min-w-0 flex-1">
          <span className="wrap-break-word block font-medium">{title}</span>
          {text && <span className="wrap-break-word block text-ink-muted text-sm">{text}</span>}
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
      {action && <span className="pr-card">{action}</span>}
    </li>
  );
}

function FollowUpItem({ lead }: { lead: LeadDto }) {
  const t = useWords();
  return (
    <Item
      icon={<CalendarClock aria-hidden="true" />}
      title={t('Follow up with {lead}', { lead: buyerName(lead) })}
      text={t('{lead}, due {value}', {
        lead: listingName(lead),
        value: formatDate(lead.followUpAt ?? lead.createdAt),
      })}
      place={{ to: '/dashboard/leads', search: { lead: lead.id } }}
    />
  );
}

const MOST_NAMED = 3;

/** Paper that shows the number of somebody who no longer answers, to print again or to have taken down. */
function OutdatedPosters({ vehicles }: { vehicles: LeadsTodayDto['outdatedPosters'] }) {
  const t = useWords();
  const forget = useMutation({
    ...forgetOutdatedMutation,
    onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
  });
  const count = vehicles.length;
  const names = vehicles
    .slice(0, MOST_NAMED)
    .map(({ name }) => name)
    .join(', ');
  return (
    <Item
      icon={<Printer aria-hidden="true" />}
      title={t(
        count === 1 ? '{count} poster shows an old number' : '{count} posters show an old number',
        counted(count),
      )}
      text={<span translate="no">{count > MOST_NAMED ? `${names} …` : names}</span>}
      place={{ to: '/dashboard/print', state: { printed: vehicles.map(({ id }) => id) } }}
      action={
        <Button size="sm" pending={forget.isPending} onClick={() => forget.mutate(undefined)}>
          {t('Taken down')}
        </Button>
      }
    />
  );
}

const namesOf = (drafts: DraftDto[]) => drafts.flatMap(({ fields }) => fields.name || []).join(', ');

interface ItemsProps {
  today: LeadsTodayDto;
  drafts: DraftDto[];
  /** A seller without listings has nothing to do yet. */
  isNew: boolean;
}

function Items({ today, drafts, isNew }: ItemsProps) {
  const t = useWords();
  const { newOffers, followUpsDue, followUps, visits, outdatedPosters } = today;
  const requests = useMay()('answerRequests') ? today.requests : 0;
  const waiting = newOffers + followUpsDue + visits + requests + outdatedPosters.length + drafts.length;
  if (waiting === 0) return isNew ? null : <NothingWaits />;
  return (
    <Card padded={false}>
      <CardHeader title={t('Today')} />
      <ul className="divide-y divide-line">
        {newOffers > 0 && (
          <Item
            icon={<Inbox aria-hidden="true" />}
            title={t(newOffers === 1 ? '{count} new offer' : '{count} new offers', counted(newOffers))}
            text={t('Call the buyer, or answer on WhatsApp')}
            place={{ to: '/dashboard/leads', search: { status: 'pending' } }}
          />
        )}
        {followUps.map((lead) => (
          <FollowUpItem key={lead.id} lead={lead} />
        ))}
        {followUpsDue > followUps.length && (
          <Item
            icon={<CalendarClock aria-hidden="true" />}
            title={t(
              followUpsDue - followUps.length === 1
                ? '{count} more follow-up is due'
                : '{count} more follow-ups are due',
              counted(followUpsDue - followUps.length),
            )}
            place={{ to: '/dashboard/leads' }}
          />
        )}
        {visits > 0 && (
          <Item
            icon={<CalendarDays aria-hidden="true" />}
            title={t(visits === 1 ? '{count} visit to answer' : '{count} visits to answer', counted(visits))}
            text={t('Buyers picked a day. Confirm or decline.')}
            place={{ to: '/dashboard/leads', hash: VISITS_PART }}
          />
        )}
        {requests > 0 && (
          <Item
            icon={<MessageCircleQuestionMark aria-hidden="true" />}
            title={t(
              requests === 1 ? '{count} request to answer' : '{count} requests to answer',
              counted(requests),
            )}
            text={t('To see a registration certificate, or to republish a vehicle')}
            place={{ to: '/dashboard/listings', hash: REQUESTS_PART }}
          />
        )}
        {outdatedPosters.length > 0 && <OutdatedPosters vehicles={outdatedPosters} />}
        {drafts.length > 0 && (
          <Item
            icon={<FilePen aria-hidden="true" />}
            title={t(
              drafts.length === 1 ? 'Continue {count} draft' : 'Continue {count} drafts',
              counted(drafts.length),
            )}
            text={namesOf(drafts) && <span translate="no">{namesOf(drafts)}</span>}
            place={{ to: '/dashboard/listings', hash: DRAFTS_PART }}
          />
        )}
      </ul>
    </Card>
  );
}

function NothingWaits() {
  const t = useWords();
  return (
    <Card padded={false}>
      <CardHeader title={t('Today')} />
      <p className="px-card py-3 text-ink-muted">
        {t('Nothing to do right now. New offers, visits, requests and follow-ups appear here.')}
      </p>
    </Card>
  );
}

interface TodayProps {
  user: UserDto;
  usage: UsageDto | undefined;
  isNew: boolean;
}

/** What to do today: limits that are near, new offers, due follow-ups, people who wait, drafts, a missing number or address. */
export function Today({ user, usage, isNew }: TodayProps) {
  const t = useWords();
  const may = useMay();
  const { data: today } = useQuery(leadsTodayQuery);
  const { data: drafts = [] } = useQuery({ ...draftsQuery, enabled: may('draftVehicles') });
  return (
    <section aria-label={t('Today')} className="flex flex-col gap-3 empty:hidden">
      {usage && may('oneself') && <UsageWarning usage={usage} />}
      {usage && today && <Items today={today} drafts={drafts} isNew={isNew} />}
      {may('seeFigures') && <WeekCard />}
      {may('oneself') && !user.mobileNumber && <MissingNumber />}
      {may('oneself') && user.email === null && !user.phoneVerified && (
        <MissingEmail
          title={t('Your number is not confirmed')}
          text={t('If you forget your password, only an email address can bring you back.')}
        />
      )}
    </section>
  );
}
