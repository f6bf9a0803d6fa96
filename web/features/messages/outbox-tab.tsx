import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { CHANNEL_WORDS } from '../../../schema/channels/events';
import type { OutboxDto } from '../../../schema/messages/output';
import { Card, CardHeader } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { Loaded } from '../../ui/core/loaded';
import { TimeAgo } from '../../ui/core/time-ago';
import { TableSkeleton } from '../../ui/table-skeleton';
import { AsOf } from '../admin/as-of';
import { Silent } from '../admin/silent';
import { MessageList } from './message-list';
import { outboxQuery } from './outbox.queries';

function Channels({ channels }: Pick<OutboxDto, 'channels'>) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-b text-left text-ink-muted text-xs">
            {['Channel', 'Waiting', 'Oldest', 'Failed'].map((head) => (
              <th key={head} scope="col" className="px-card py-2 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {channels.map(({ channel, waiting, oldestAt, failed }) => (
            <tr key={channel}>
              <th scope="row" className="px-card py-2 text-left font-medium">
                {CHANNEL_WORDS[channel]}
              </th>
              <td className="px-card py-2">{waiting}</td>
              <td className="px-card py-2">{oldestAt ? <TimeAgo at={oldestAt} /> : '-'}</td>
              <td className="px-card py-2">{failed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Messages of the last two days that are waiting, and those that failed. */
export function OutboxTab() {
  return (
    <Loaded
      query={useQuery(outboxQuery)}
      failure="Failed to fetch messages"
      loading={<TableSkeleton label="Loading messages" />}
    >
      {(outbox) => (
        <div className="flex flex-col gap-5">
          <Silent names={outbox.silent} />
          <Card padded={false}>
            <CardHeader
              title="Messages by channel"
              description="Of the last two days, counted up to 1,000 in each database."
            />
            <Channels channels={outbox.channels} />
          </Card>
          <AsOf at={outbox.asOf} />
          <Card padded={false}>
            <CardHeader
              title="Failed messages"
              description="The latest hundred. Codes and possibly delivered messages aren’t resent."
            />
            {outbox.failures.length === 0 ? (
              <EmptyState
                icon={<MailCheck />}
                title="Nothing failed"
                text="Messages that could not be delivered appear here, and can be sent again."
              />
            ) : (
              <MessageList messages={outbox.failures} label="Failed messages" />
            )}
          </Card>
        </div>
      )}
    </Loaded>
  );
}
