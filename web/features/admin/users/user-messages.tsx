import type { AdminUserDetailsDto } from '../../../../schema/admin/output';
import { CHANNEL_WORDS } from '../../../../schema/channels/events';
import { formatDate } from '../../../lib/dates';
import { MessageList } from '../../messages/message-list';
import { DetailsSection, NOT_KNOWN } from './details-section';
import { fullName } from './user-name';

/** What was sent to a person, and what could not be delivered: for answering "I get no offers". */
export function UserMessages({
  details: { user, stops, messages, silent },
}: {
  details: AdminUserDetailsDto;
}) {
  return (
    <DetailsSection
      title="Messages"
      empty={silent.length === 0 ? 'Nothing was sent in the last two days.' : NOT_KNOWN}
      isEmpty={stops.length === 0 && messages.length === 0}
    >
      {stops.map(({ channel, reason, since }) => (
        <p key={channel} className="border-line border-b px-card py-3 text-sm">
          <span className="font-medium text-danger">
            {CHANNEL_WORDS[channel]} stopped on {formatDate(since)}: {reason}.
          </span>{' '}
          A test message from their notification settings starts it again.
        </p>
      ))}
      <MessageList messages={messages} label={`Messages to ${fullName(user)}`} />
    </DetailsSection>
  );
}
