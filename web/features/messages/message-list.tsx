import { useMutation } from '@tanstack/react-query';
import { CHANNEL_WORDS } from '../../../schema/channels/events';
import type { MessageDto } from '../../../schema/messages/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Badge, type BadgeTone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { TimeAgo } from '../../ui/core/time-ago';
import { sendAgainMutation } from './outbox.queries';

const OUTCOMES: Record<NonNullable<MessageDto['outcome']>, { label: string; tone: BadgeTone }> = {
  sent: { label: 'Sent', tone: 'neutral' },
  delivered: { label: 'Delivered', tone: 'positive' },
  bounced: { label: 'Came back', tone: 'warning' },
  unknown: { label: 'May have arrived', tone: 'warning' },
  given_up: { label: 'Given up', tone: 'warning' },
  dropped: { label: 'Not needed', tone: 'neutral' },
  merged: { label: 'In a digest', tone: 'neutral' },
};
const WAITING = { label: 'Waiting', tone: 'neutral' } as const;

function MessageItem({ message }: { message: MessageDto }) {
  const { id, channel, kind, outcome, error, attempts, canSendAgain, createdAt } = message;
  const { label, tone } = outcome ? OUTCOMES[outcome] : WAITING;
  const name = `${kind.replaceAll('_', ' ')} by ${CHANNEL_WORDS[channel]}`;
  const again = useMutation({
    ...sendAgainMutation,
    onSuccess: () => toast({ title: 'The message is sent again', tone: 'success' }),
    onError: (failure) => toastFailure(failure, 'The message could not be sent again'),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-card py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 text-ink-muted text-xs">
          <Badge tone={tone}>{label}</Badge>
          <TimeAgo at={createdAt} />
          {attempts > 1 && <span>{attempts} attempts</span>}
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

/** Messages and their outcomes; failed ones can be sent again. */
export const MessageList = ({ messages, label }: { messages: readonly MessageDto[]; label: string }) => (
  <ul aria-label={label} className="divide-y divide-line">
    {messages.map((message) => (
      <MessageItem key={message.id} message={message} />
    ))}
  </ul>
);
