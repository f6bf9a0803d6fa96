import { DURATION_LABELS, PLANS } from '../../../schema/billing/plans';
import { EVENT_KINDS, type EventKind } from '../../../schema/channels/events';
import { BRAND } from '../../../schema/common/brand';
import { dateText } from '../../../schema/common/date-text';
import { type EndingPlan, periodPriceText } from '../../../schema/notifications/plan-kinds';
import { targetOf, wordNotification } from '../../../schema/notifications/words';
import type { Content, Writer } from '../messages/content';
import { reasonOf, settingsUrl, unsubscribeUrl } from '../messages/unsubscribe';
import { findNotification } from './notifications.queries';

const HOME = { path: () => '/dashboard', label: 'Open your workspace' };

/** The reminder of a plan's end, for a number: with the price of the next period and the link to pay it. */
function planNotice(plan: EndingPlan, url: string): Content['notice'] {
  const values = [PLANS[plan.of].name, dateText(plan.endsAt), periodPriceText(plan), url];
  const [name, day, price] = values;
  return {
    template: 'plan',
    values,
    text: `Your ${BRAND.name} ${name} plan ends on ${day}. Pay ${price} for ${DURATION_LABELS[plan.duration]} more: ${url}`,
  };
}

/** Writes a notification's text from the bell for the channels chosen for its event. */
const write =
  (event: EventKind): Writer =>
  async (ctx, { eventId }, recipient) => {
    const notification =
      eventId && recipient
        ? await findNotification(ctx.shardOf(recipient.userId), recipient.userId, eventId)
        : null;
    if (!notification || !recipient) return null;
    const { id, kind, values, relatedEntityId } = notification;
    const { title, message } = wordNotification(kind, values);
    const target = targetOf(kind) ?? HOME;
    const path = target.path(relatedEntityId, values);
    return {
      mail: {
        subject: title,
        summary: message,
        title,
        paragraphs: [message],
        buttons: [{ label: target.label, url: `${ctx.origin}${path}` }],
        footer: [reasonOf(event)],
        settingsUrl: settingsUrl(ctx),
        unsubscribeUrl: unsubscribeUrl(ctx, recipient.userId, event),
      },
      push: { title, body: message.slice(0, 300), url: path, tag: `event-${id}` },
      ...(kind === 'plan_ending' ? { notice: planNotice(values as EndingPlan, `${ctx.origin}${path}`) } : {}),
    };
  };

/** The writer of each event's messages, unless its feature has its own. */
export const notificationMessages = Object.fromEntries(
  EVENT_KINDS.map((event) => [event, write(event)]),
) as Record<EventKind, Writer>;
