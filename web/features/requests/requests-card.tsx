import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '../../ui/card';
import { ShowMore } from '../../ui/show-more';

interface RequestsCardProps<Request> {
  title: string;
  /** undefined before they are known. */
  requests: readonly Request[] | undefined;
  row: (request: Request) => ReactNode;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => unknown;
}

/** The seller's incoming requests; hidden before the first one. */
export function RequestsCard<Request extends { status: string }>(props: RequestsCardProps<Request>) {
  const { requests } = props;
  return requests && requests.length > 0 ? <Requests {...props} requests={requests} /> : null;
}

/** Collapsed if everything was answered before it was opened; what is answered now stays visible. */
function Requests<Request extends { status: string }>(
  props: RequestsCardProps<Request> & { requests: readonly Request[] },
) {
  const { title, requests, row, hasMore, loadingMore, onMore } = props;
  const waiting = requests.filter(({ status }) => status === 'pending').length;
  const [beganWaiting] = useState(waiting > 0);
  return (
    <Card padded={false} className="mb-5">
      <details open={beganWaiting || waiting > 0} className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-x-3 px-4 sm:px-5">
          <h2 className="flex flex-1 flex-wrap items-center gap-x-3 py-2">
            <span className="font-semibold">{title}</span>
            <span className="font-normal text-ink-muted text-sm">
              {waiting > 0 ? `${waiting} waiting for your answer` : 'All answered'}
            </span>
          </h2>
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </summary>
        <ul className="max-h-80 divide-y divide-line overflow-y-auto border-line border-t">
          {requests.map(row)}
        </ul>
        <ShowMore hasMore={hasMore} pending={loadingMore} onMore={onMore} />
      </details>
    </Card>
  );
}
