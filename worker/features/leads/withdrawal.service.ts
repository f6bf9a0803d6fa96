import { toMajor } from '../../../schema/common/currencies';
import { Id } from '../../../schema/common/text';
import type { WithdrawalDto } from '../../../schema/enquiries/withdrawal';
import { WITHDRAW_PATH } from '../../../schema/leads/input';
import type { Ctx } from '../../context';
import { iso } from '../../platform/clock';
import { isLinkKey, linkKey } from '../../platform/link-key';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import { findConsentText } from '../permissions/permissions.service';
import * as queries from './withdrawal.queries';

const PURPOSE = 'withdraw';

/** The private link of an offer or an enquiry, whose holder may withdraw it. */
export const withdrawPath = ({ settings }: Pick<Ctx, 'settings'>, id: string) =>
  `${WITHDRAW_PATH}/${id}/${linkKey(settings, PURPOSE, id)}`;

/** The link's purpose, which is part of its address. */
export interface PrivateLink {
  id: string;
  key: string;
}

/** Whether this link was made with our key or the previous one. */
export const isOurs = ({ settings }: Pick<Ctx, 'settings'>, { id, key }: PrivateLink) =>
  Id.safeParse(id).success && isLinkKey(settings, PURPOSE, id, key);

/** An offer as its private page shows it; null if there is none. */
export async function findSentOffer(ctx: Ctx, id: string): Promise<WithdrawalDto | null> {
  const offer = await queries.findOffer(ctx.shardOf(id), id);
  if (!offer) return null;
  const { priceMinor, currency, payment } = offer;
  return {
    vehicleName: offer.vehicleName,
    sent: {
      kind: 'offer',
      price: toMajor(priceMinor, currency),
      currency,
      exchange: payment?.exchange ?? null,
    },
    sentAt: iso(offer.createdAt),
    withdrawnAt: iso(offer.withdrawnAt),
    consent: await findConsentText(ctx, offer.consentVersion),
  };
}

/**
 * Withdraws one offer and notifies the seller. With the buyer's last offer for the vehicle, their name,
 * number and message and the seller's notes are erased. Repeating it changes nothing. False if there is no
 * such offer.
 */
export async function withdrawOffer(ctx: Ctx, id: string): Promise<boolean> {
  const shard = ctx.shardOf(id);
  const offer = await queries.findOffer(shard, id);
  if (!offer) return false;
  const now = ctx.clock.now();
  const notificationId = newId(now, id);
  if (await queries.withdrawOffer(shard, id, { notificationId, now })) {
    announce(ctx, offer.ownerId, [notificationId]);
  }
  return true;
}
