import { useMutation, useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { CHANNEL_WORDS } from '../../../schema/channels/events';
import type { FailedMessageDto, OutboxDto } from '../../../schema/messages/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { TableSkeleton } from '../../ui/table-skeleton';
import { TimeAgo } from '../../ui/time-ago';
import { outboxQuery, sendAgainMutation } from './outbox.queries';

const OUTCOMES: Record<string, string> = {
  given_up: 'Given up',
  unknown: 'May have arrived',
  bounced: 'Came back',
};

function Channels({ channels }: Pick<OutboxDto, 'channels'>) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-b text-left text-ink-muted text-xs">
            {['Channel', 'Waiting', 'Oldest', 'Failed'].map((head) => (
              <th key={head} scope="col" className="px-4 py-2 font-medium sm:px-5">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {channels.map(({ channel, waiting, oldestAt, failed }) => (
            <tr key={channel}>
              <th scope="row" className="px-4 py-2 text-left font-medium sm:px-5">
                {CHANNEL_WORDS[channel]}
              </th>
              <td className="px-4 py-2 sm:px-5">{waiting}</td>
              <td className="px-4 py-2 sm:px-5">{oldestAt ? <TimeAgo at={oldestAt} /> : '-'}</td>
              <td className="px-4 py-2 sm:px-5">{failed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Failure({ message }: { message: FailedMessageDto }) {
  const { id, channel, kind, outcome, error, attempts, canSendAgain, createdAt } = message;
  const name = `${kind.replaceAll('_', ' ')} by ${CHANNEL_WORDS[channel]}`;
  const again = useMutation({
    ...sendAgainMutation,
    onSuccess: () => toast({ title: 'The message is sent again', tone: 'success' }),
    onError: (failure) => toastFailure(failure, 'The message could not be sent again'),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 text-ink-muted text-xs">
          <Badge tone="warning">{OUTCOMES[outcome ?? ''] ?? outcome}</Badge>
          <TimeAgo at={createdAt} />
          <span>
            {attempts} {attempts === 1 ? 'attempt' : 'attempts'}
          </span>
        </p>
        <p className="mt-1 first-letter:uppercase">{name}</p>
        {error && <p className="wrap-anywhere text-ink-muted">{error}</p>}
      </div>
      {canSendAgain && (
        <Button
          size="sm"
          pending={again.isPending}
          aria-label={`Send again: ${name}`}
          onClick={() => again.mutate(id)}
        >
          Send again
        </Button>
      )}
    </li>
  );
}

/** What waits to leave, and what did not, of the last two days. */
export function OutboxTab() {
  const { data: outbox, isLoadingError, isFetching, refetch } = useQuery(outboxQuery);
  if (isLoadingError) {
    return <ErrorState title="Failed to fetch messages" retrying={isFetching} onRetry={() => refetch()} />;
  }
  if (!outbox) return <TableSkeleton label="Loading messages" />;
  return (
    <div className="flex flex-col gap-5">
      <Card padded={false}>
        <CardHeader title="Messages by channel" description="Of the last two days, counted up to 1,000." />
        <Channels channels={outbox.channels} />
      </Card>
      <Card padded={false}>
        <CardHeader
          title="Failed messages"
          description="The latest hundred. What may have arrived, and codes, are not sent again."
        />
        {outbox.failures.length === 0 ? (
          <EmptyState icon={<MailCheck />} title="Nothing failed" />
        ) : (
          <ul className="divide-y divide-line">
            {outbox.failures.map((message) => (
              <Failure key={message.id} message={message} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
