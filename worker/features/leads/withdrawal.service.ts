import { toMajor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { Id } from '../../../schema/common/text';
import { WITHDRAW_PATH } from '../../../schema/leads/input';
import type { WithdrawalDto } from '../../../schema/leads/output';
import type { Ctx } from '../../context';
import { iso } from '../../platform/clock';
import { hmac, sameSecret } from '../../platform/crypto';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import { findConsentText } from '../permissions/permissions.service';
import * as queries from './withdrawal.queries';

/** 128 bits: unguessable, and verifiable without being stored. */
const KEY_LENGTH = 32;

const keyOf = (secret: string, offerId: string) => hmac(secret, 'withdraw', offerId).slice(0, KEY_LENGTH);

/** The private link of an offer: its holder may withdraw the offer. */
export const withdrawPath = ({ settings }: Pick<Ctx, 'settings'>, offerId: string) =>
  `${WITHDRAW_PATH}/${offerId}/${keyOf(settings.SECRET_KEY, offerId)}`;

/** A private link's purpose, which is part of its address. */
export interface PrivateLink {
  offerId: string;
  key: string;
}

/** Whether this link was made with our key or the previous one. */
const isOurs = ({ SECRET_KEY, SECRET_KEY_BEFORE }: Ctx['settings'], { offerId, key }: PrivateLink) =>
  Id.safeParse(offerId).success &&
  [SECRET_KEY, SECRET_KEY_BEFORE].some((secret) => secret && sameSecret(key, keyOf(secret, offerId)));

/** Throws not_found (404), both for a link that was never issued and for an offer deleted with its seller. */
async function openOffer(ctx: Ctx, link: PrivateLink) {
  const offer = isOurs(ctx.settings, link)
    ? await queries.findOffer(ctx.shardOf(link.offerId), link.offerId)
    : null;
  if (!offer) throw new AppError('offer_not_found');
  return offer;
}

/** What a buyer has sent, without name and number: others may see the link. Throws not_found (404). */
export async function findWithdrawal(ctx: Ctx, link: PrivateLink): Promise<WithdrawalDto> {
  const offer = await openOffer(ctx, link);
  return {
    vehicleName: offer.vehicleName,
    price: toMajor(offer.priceMinor, offer.currency),
    currency: offer.currency,
    sentAt: iso(offer.createdAt),
    withdrawnAt: iso(offer.withdrawnAt),
    consent: await findConsentText(ctx, offer.consentVersion),
  };
}

/**
 * Withdraws one offer and notifies the seller. With the buyer's last offer for the vehicle their name, number and message, and
 * the seller's notes, are erased. Repeating it changes nothing. Throws not_found (404).
 */
export async function withdrawOffer(ctx: Ctx, link: PrivateLink): Promise<void> {
  const { ownerId } = await openOffer(ctx, link);
  const now = ctx.clock.now();
  const notificationId = newId(now, link.offerId);
  const shard = ctx.shardOf(link.offerId);
  if (await queries.withdrawOffer(shard, link.offerId, { notificationId, now })) {
    announce(ctx, ownerId, [notificationId]);
  }
}
