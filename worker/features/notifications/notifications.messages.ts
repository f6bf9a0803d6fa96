import type { EventKind } from '../../../schema/channels/events';
import { leadPath } from '../../../schema/channels/paths';
import type { Content, Writer } from '../messages/content';
import { layOutMail } from '../messages/mail-layout';
import { reasonOf, settingsUrl, unsubscribeUrl } from '../messages/unsubscribe';
import { findNotification, type NotificationRow } from './notifications.queries';

/** Where a notification leads, and the label of the button there. */
function targetOf({
  type,
  relatedEntityType,
  relatedEntityId,
}: NotificationRow): [path: string, label: string] {
  if (relatedEntityType === 'lead') return [leadPath(relatedEntityId ?? ''), 'Open the lead'];
  if (relatedEntityType === 'republished_vehicle') return ['/dashboard/republished', 'Open your pages'];
  if (type === 'subscription') return ['/subscription', 'See your plan'];
  if (relatedEntityType === 'vehicle') return [`/vehicle/${relatedEntityId}`, 'Open the vehicle'];
  return ['/dashboard/listings', 'Open your listings'];
}

/** An event's text in the bell, on the channels that a person has chosen for it. */
const write =
  (kind: EventKind): Writer =>
  async (ctx, { eventId }, recipient) => {
    const notification =
      eventId && recipient
        ? await findNotification(ctx.shardOf(recipient.userId), recipient.userId, eventId)
        : null;
    if (!notification || !recipient) return null;
    const { id, title, message } = notification;
    const [path, label] = targetOf(notification);
    const content: Content = {
      mail: layOutMail({
        subject: title,
        summary: message,
        title,
        paragraphs: [message],
        buttons: [{ label, url: `${ctx.origin}${path}` }],
        footer: [reasonOf(kind)],
        settingsUrl: settingsUrl(ctx),
        unsubscribeUrl: unsubscribeUrl(ctx, recipient.userId, kind),
      }),
      push: { title, body: message.slice(0, 300), url: path, tag: `event-${id}` },
    };
    return content;
  };

export const notificationMessages = {
  follow_up: write('follow_up'),
  rc: write('rc'),
  republish: write('republish'),
  plan: write('plan'),
  milestone: write('milestone'),
} satisfies Record<string, Writer>;
