import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { VISITS_PART } from '../../../schema/common/tab-paths';
import type { VisitDto } from '../../../schema/visits/output';
import { hasRoom } from '../../lib/has-room';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/core/loaded';
import { ShowMore } from '../../ui/core/show-more';
import { Skeleton } from '../../ui/skeleton';
import { VisitRow } from './visit-row';
import { visitsQuery } from './visits.queries';
import { useWords } from './words';

const isWaiting = ({ status, withdrawnAt }: VisitDto) =>
  withdrawnAt === null && (status === 'asked' || status === 'seen');

/** Buyers who would like to see a vehicle. On a phone it is one line, which Today and notifications open. */
export function VisitsCard({ isAlone = false }: { isAlone?: boolean }) {
  const t = useWords();
  const list = useInfiniteQuery(visitsQuery);
  const { data: visits } = list;
  const isMeant = useLocation({ select: ({ hash }) => hash === VISITS_PART });
  const waiting = visits?.filter(isWaiting).length ?? 0;
  const answered = visits?.length ? t('All answered') : t('None yet');
  return (
    <Visits
      isOpen={isAlone || (waiting > 0 && (isMeant || hasRoom())) || list.isError}
      state={visits && (waiting > 0 ? t('{waiting} waiting for your answer', { waiting }) : answered)}
    >
      <Loaded
        query={list}
        failure={t('The visits could not be loaded')}
        loading={<Skeleton className="m-4 h-12" />}
        empty={{
          icon: <CalendarDays />,
          title: t('No visits yet'),
          text: t('On each vehicle’s page, buyers can ask to see it. Their day and number appear here.'),
        }}
      >
        {(shown) => (
          <ul className="max-h-96 divide-y divide-line overflow-y-auto">
            {[...shown.filter(isWaiting), ...shown.filter((visit) => !isWaiting(visit))].map((visit) => (
              <VisitRow key={visit.id} visit={visit} />
            ))}
          </ul>
        )}
      </Loaded>
      <ShowMore list={list} />
    </Visits>
  );
}

interface VisitsProps {
  isOpen: boolean;
  state: string | undefined;
  children: ReactNode;
}

/** Collapsed if everything was answered before it was opened; what is answered now stays visible. */
function Visits({ isOpen, state, children }: VisitsProps) {
  const t = useWords();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Card padded={false} className="mb-5">
      <details open={wasOpen} className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-x-3 px-card">
          <h2 className="flex flex-1 flex-wrap items-center gap-x-3 py-2">
            <span className="font-semibold">{t('Visits')}</span>
            <span className="font-normal text-ink-muted text-sm">{state}</span>
          </h2>
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </summary>
        <div className="border-line border-t">{children}</div>
      </details>
    </Card>
  );
}
