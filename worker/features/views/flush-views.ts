import type { Ctx } from '../../context';
import { newId } from '../../platform/random';
import type { ListingKey } from '../../platform/view-counts';
import { announce } from '../notifications/notifications.service';
import { saveViewCounts } from './views.queries';

/** Stores what a counter has counted (absolute values by day) and shows it to the listing's owner. Twice is once. */
export async function flushViews(
  ctx: Pick<Ctx, 'db' | 'live' | 'clock' | 'later'>,
  listing: ListingKey,
  days: { day: string; views: number }[],
): Promise<void> {
  const now = ctx.clock.now();
  const notificationId = newId(now);
  const saved = await saveViewCounts(ctx.db, listing, days, { notificationId, now });
  if (!saved) return;
  // Milestones have no messages outside the application.
  if (saved.notified) announce({ ...ctx, deliver: () => {} }, [notificationId]);
  ctx.later(ctx.live.tell(saved.ownerId, { type: 'views', ...listing, views: saved.views }));
}
