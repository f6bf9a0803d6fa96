import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import {
  CalendarClock,
  CalendarDays,
  FilePen,
  Inbox,
  MessageCircleQuestionMark,
  Printer,
  TrendingDown,
  UserPlus,
} from 'lucide-react';
import type { UserDto } from '../../../schema/auth/output';
import { DRAFTS_PART, PRICES_PART, REQUESTS_PART, VISITS_PART } from '../../../schema/common/tab-paths';
import type { DraftDto } from '../../../schema/drafts/output';
import type { LeadsTodayDto } from '../../../schema/leads/output';
import type { UsageDto } from '../../../schema/limits/output';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card, CardHeader } from '../../ui/card';
import { lazyDialog } from '../../ui/lazy-dialog';
import { MissingEmail } from '../account/missing-email';
import { draftsQuery } from '../drafts/drafts.queries';
import { leadsTodayQuery } from '../leads/leads.queries';
import { UsageWarning } from '../limits/usage-warning';
import { forgetOutdatedMutation } from '../print/posters.queries';
import { useMay } from '../staff/use-may';
import { WeekCard } from '../weekly/week-card';
import { EndedHolds } from './ended-holds';
import { MissingNumber } from './missing-number';
import { OldPapers } from './old-papers';
import { OverdueRcs } from './overdue-rcs';
import { TodayItem } from './today-item';
import { TodayLeads } from './today-leads';
import { TodayStock } from './today-stock';
import { useWords } from './words';

const RequestsDialog = lazyDialog(async () => (await import('./requests-dialog')).RequestsDialog);

/** The server counts up to this number. */
const MOST = 100;
const counted = (count: number) => ({ count: count >= MOST ? `${MOST}+` : count });

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
    <TodayItem
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
  const { newOffers, followUpsDue, followUps, unanswered, visits, pricesReached, joining, outdatedPosters } =
    today;
  const { standing, fewPhotos, oldPapers, endedHolds, overdueRcs } = today;
  const requests = useMay()('answerRequests') ? today.requests : 0;
  const freshOffers = newOffers - unanswered.length;
  const lists = [outdatedPosters, standing, drafts, fewPhotos, oldPapers, endedHolds, overdueRcs];
  const waiting =
    newOffers + followUpsDue + visits + pricesReached + requests + joining + lists.flat().length;
  if (waiting === 0) return isNew ? null : <NothingWaits />;
  return (
    <Card padded={false}>
      <TodayHeader />
      <ul className="divide-y divide-line">
        <TodayLeads unanswered={unanswered} followUps={followUps} />
        {freshOffers > 0 && (
          <TodayItem
            icon={<Inbox aria-hidden="true" />}
            title={t(freshOffers === 1 ? '{count} new offer' : '{count} new offers', counted(freshOffers))}
            text={t('Call the buyer, or answer on WhatsApp')}
            place={{ to: '/dashboard/leads', search: { status: 'pending' } }}
          />
        )}
        {followUpsDue > followUps.length && (
          <TodayItem
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
          <TodayItem
            icon={<CalendarDays aria-hidden="true" />}
            title={t(visits === 1 ? '{count} visit to answer' : '{count} visits to answer', counted(visits))}
            text={t('Buyers picked a day. Confirm or decline.')}
            place={{ to: '/dashboard/leads', hash: VISITS_PART }}
          />
        )}
        {pricesReached > 0 && (
          <TodayItem
            icon={<TrendingDown aria-hidden="true" />}
            title={t(
              pricesReached === 1
                ? '{count} buyer waited for your price'
                : '{count} buyers waited for your price',
              counted(pricesReached),
            )}
            text={t('The price has fallen there. Tell them.')}
            place={{ to: '/dashboard/leads', hash: PRICES_PART }}
          />
        )}
        {requests > 0 && (
          <TodayItem
            icon={<MessageCircleQuestionMark aria-hidden="true" />}
            title={t(
              requests === 1 ? '{count} request to answer' : '{count} requests to answer',
              counted(requests),
            )}
            text={t('For a registration certificate, to republish, or about a vehicle sold to you')}
            place={{ to: '/dashboard', hash: REQUESTS_PART }}
          />
        )}
        {joining > 0 && (
          <TodayItem
            icon={<UserPlus aria-hidden="true" />}
            title={t(
              joining === 1 ? '{count} person asks to be let in' : '{count} people ask to be let in',
              counted(joining),
            )}
            text={t('To work for you')}
            place={{ to: '/dashboard/settings', search: { section: 'staff' } }}
          />
        )}
        <EndedHolds holds={endedHolds} />
        <OverdueRcs rcs={overdueRcs} />
        {outdatedPosters.length > 0 && <OutdatedPosters vehicles={outdatedPosters} />}
        <TodayStock standing={standing} fewPhotos={[]} />
        {drafts.length > 0 && (
          <TodayItem
            icon={<FilePen aria-hidden="true" />}
            title={t(
              drafts.length === 1 ? 'Continue {count} draft' : 'Continue {count} drafts',
              counted(drafts.length),
            )}
            text={namesOf(drafts) && <span translate="no">{namesOf(drafts)}</span>}
            place={{ to: '/dashboard/listings', hash: DRAFTS_PART }}
          />
        )}
        <TodayStock standing={[]} fewPhotos={fewPhotos} />
        <OldPapers vehicles={oldPapers} />
      </ul>
    </Card>
  );
}

/** With all requests, answered ones too, for whoever answers them. */
function TodayHeader() {
  const t = useWords();
  const mayAnswer = useMay()('answerRequests');
  return (
    <CardHeader
      title={t('Today')}
      actions={
        mayAnswer && (
          <Link
            to="/dashboard"
            hash={REQUESTS_PART}
            className={buttonClass({ size: 'sm', variant: 'ghost' }, '-mr-2')}
          >
            {t('Requests')}
          </Link>
        )
      }
    />
  );
}

function NothingWaits() {
  const t = useWords();
  return (
    <Card padded={false}>
      <TodayHeader />
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
  const isAnswering = useLocation({ select: ({ hash }) => hash === REQUESTS_PART });
  const navigate = useNavigate();
  return (
    <section aria-label={t('Today')} className="flex flex-col gap-3 empty:hidden">
      {usage && may('oneself') && <UsageWarning usage={usage} />}
      {usage && today && <Items today={today} drafts={drafts} isNew={isNew} />}
      {isAnswering && may('answerRequests') && (
        <RequestsDialog onClose={() => navigate({ to: '/dashboard', replace: true, resetScroll: false })} />
      )}
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
