import { AppError } from '../../../schema/common/errors';
import type { WithdrawalDto } from '../../../schema/enquiries/withdrawal';
import type { Ctx } from '../../context';
import { iso } from '../../platform/clock';
import { newId } from '../../platform/random';
import { findSentOffer, isOurs, type PrivateLink, withdrawOffer } from '../leads/withdrawal.service';
import { announce } from '../notifications/notifications.service';
import { findConsentText } from '../permissions/permissions.service';
import { findSent } from './enquiries.queries';
import { withdrawEnquiry } from './withdrawal.queries';

async function findSentEnquiry(ctx: Ctx, id: string): Promise<WithdrawalDto | null> {
  const row = await findSent(ctx.shardOf(id), id);
  if (!row) return null;
  const { kind, values, createdAt, withdrawnAt, consentVersion } = row.enquiry;
  return {
    vehicleName: row.vehicleName,
    sent: { kind, values } as WithdrawalDto['sent'],
    sentAt: iso(createdAt),
    withdrawnAt: iso(withdrawnAt),
    consent: await findConsentText(ctx, consentVersion),
  };
}

/**
 * A buyer's offer or enquiry without name and number, since others may see the link. Throws not_found (404)
 * both for a link that was never issued and for what was deleted with its seller.
 */
export async function findWithdrawal(ctx: Ctx, link: PrivateLink): Promise<WithdrawalDto> {
  const sent = isOurs(ctx, link)
    ? ((await findSentOffer(ctx, link.id)) ?? (await findSentEnquiry(ctx, link.id)))
    : null;
  if (!sent) throw new AppError('not_found');
  return sent;
}

/**
 * Withdraws an offer or enquiry and notifies the seller: the buyer is erased from an enquiry; for offers see
 * `withdrawOffer`. Repeating it changes nothing. Throws not_found (404).
 */
export async function withdraw(ctx: Ctx, link: PrivateLink): Promise<void> {
  const { id } = link;
  if (isOurs(ctx, link) && (await withdrawOffer(ctx, id))) return;
  const row = isOurs(ctx, link) ? await findSent(ctx.shardOf(id), id) : null;
  if (!row) throw new AppError('not_found');
  const { kind, ownerId } = row.enquiry;
  const now = ctx.clock.now();
  const notificationId = newId(now, id);
  if (await withdrawEnquiry(ctx.shardOf(id), { id, kind, notificationId, now })) {
    announce(ctx, ownerId, [notificationId]);
  }
}
