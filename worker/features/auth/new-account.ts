import type { Ctx } from '../../context';
import { newBucket } from '../../platform/buckets';
import type { Requester } from '../../platform/fair-queue';
import { newId } from '../../platform/random';
import type { SecurityMail } from '../messages/messages.sql';
import type { Browser } from './browser';
import { deviceName } from './device-name';

interface Fields {
  email: string | null;
  firstName: string;
  lastName: string;
}

/** The initial state of a new account, however it was made. */
export function newAccount<Known extends Fields>({ shards }: Ctx, now: number, fields: Known) {
  return { id: newId(now, newBucket(shards.length)), ...fields, createdAt: now, updatedAt: now };
}

/** Known devices queue by site and account, all others by site. */
export const requesterOf = (
  { client }: Ctx,
  account: string,
  { device }: Pick<Browser, 'device'>,
): Requester =>
  device === null ? { site: client.site, known: false } : { site: client.site, account, known: true };

/** A mail about this request, for its account's owner. */
export function securityMail(ctx: Ctx, what: SecurityMail['what']): SecurityMail {
  const createdAt = ctx.clock.now();
  return { id: newId(createdAt), what, device: deviceName(ctx.client.userAgent), createdAt };
}
