import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { REQUESTS_PART } from '../../../schema/common/tab-paths';
import { hasRoom } from '../../lib/has-room';
import { Card } from '../../ui/card';
import { ShowMore } from '../../ui/core/show-more';
import { useWords } from './words';

interface RequestsCardProps<Request> {
  title: string;
  list: UseInfiniteQueryResult<Request[]>;
  row: (request: Request) => ReactNode;
  /** The status of those that wait for an answer. */
  waitsAs?: string;
}

/** The seller's incoming requests; hidden before the first one. */
export function RequestsCard<Request extends { status: string }>(props: RequestsCardProps<Request>) {
  const requests = props.list.data;
  return requests && requests.length > 0 ? <Requests {...props} requests={requests} /> : null;
}

/**
 * Collapsed if everything was answered before it was opened; what is answered now stays visible. On a phone
 * it is one line, which Today and notifications open.
 */
function Requests<Request extends { status: string }>(
  props: RequestsCardProps<Request> & { requests: readonly Request[] },
) {
  const t = useWords();
  const { title, requests, row, list, waitsAs = 'pending' } = props;
  const waiting = requests.filter(({ status }) => status === waitsAs).length;
  const isMeant = useLocation({ select: ({ hash }) => hash === REQUESTS_PART });
  const [beganWaiting] = useState(waiting > 0 && hasRoom());
  return (
    <Card padded={false} className="mb-5">
      <details open={beganWaiting || isMeant} className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-x-3 px-card">
          <h2 className="flex flex-1 flex-wrap items-center gap-x-3 py-2">
            <span className="font-semibold">{title}</span>
            <span className="font-normal text-ink-muted text-sm">
              {waiting > 0 ? t('{waiting} waiting for your answer', { waiting }) : t('All answered')}
            </span>
          </h2>
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </summary>
        <ul className="max-h-80 divide-y divide-line overflow-y-auto border-line border-t">
          {requests.map(row)}
        </ul>
        <ShowMore list={list} />
      </details>
    </Card>
  );
}
