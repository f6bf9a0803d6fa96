import { z } from 'zod';
import { EmailAddress } from '../../schema/contracts/text';
import { AppError } from '../../schema/errors';
import { type Ctx, requireUser } from '../context';
import { hmac } from '../platform/crypto';
import type { AppContext } from './app-env';
import { countUse } from './rate-limit.queries';

const MINUTE = 60_000;

/**
 * The one table of exact limits (SECURITY.md rule 20). Each counts by what is being guarded, and by network only in
 * generous numbers: thousands of phones share one Indian carrier address.
 */
export const LIMITS = {
  loginByEmail: { by: 'email', limit: 10, windowMs: 10 * MINUTE },
  loginByNetwork: { by: 'network', limit: 300, windowMs: 10 * MINUTE },
  codeByEmail: { by: 'email', limit: 20, windowMs: 60 * MINUTE },
  codeByAccount: { by: 'account', limit: 20, windowMs: 60 * MINUTE },
  mailByEmail: { by: 'email', limit: 5, windowMs: 60 * MINUTE },
  mailByNetwork: { by: 'network', limit: 100, windowMs: 60 * MINUTE },
  describeByAccount: { by: 'account', limit: 30, windowMs: 60 * MINUTE },
  exportByAccount: { by: 'account', limit: 10, windowMs: 60 * MINUTE },
  eraseByAccount: { by: 'account', limit: 10, windowMs: 10 * MINUTE },
  issueByVisitor: { by: 'visitor', limit: 20, windowMs: 60 * MINUTE },
  issueByNetwork: { by: 'network', limit: 200, windowMs: 60 * MINUTE },
  smsByAccount: { by: 'account', limit: 10, windowMs: 60 * MINUTE },
  paymentByAccount: { by: 'account', limit: 60, windowMs: 60 * MINUTE },
  upgradeByAccount: { by: 'account', limit: 20, windowMs: 60 * MINUTE },
  uploadByAccount: { by: 'account', limit: 120, windowMs: 60 * MINUTE },
} as const;
export type LimitName = keyof typeof LIMITS;

const Addressed = z.object({ email: EmailAddress });

/** Whose uses are counted: the e-mail address is the one that was sent, checked before. */
const SUBJECTS: Record<(typeof LIMITS)[LimitName]['by'], (c: AppContext) => Promise<string>> = {
  email: async (c) => Addressed.parse(await c.req.json()).email,
  account: async (c) => requireUser(c.var.ctx).actor.user.id,
  network: async (c) => c.var.ctx.client.network,
  visitor: async (c) => c.var.ctx.client.visitor,
};

/** Counts one use by whoever asks. Throws rate_limited (429) with Retry-After once the limit is used up. */
export async function limitRequest(c: AppContext, name: LimitName): Promise<void> {
  await limitUse(c.var.ctx, name, await SUBJECTS[LIMITS[name].by](c));
}

async function limitUse(ctx: Ctx, name: LimitName, subject: string): Promise<void> {
  const { limit, windowMs } = LIMITS[name];
  const now = ctx.clock.now();
  const key = `${name}:${hmac(ctx.settings.SECRET_KEY, 'rate', subject)}`;
  const { count, resetAt } = await countUse(ctx.db, key, now, windowMs);
  if (count <= limit * ctx.settings.RATE_SCALE) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((resetAt - now) / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new AppError('rate_limited', `Too many tries. Please try again in ${wait}.`, { retryAfterSeconds });
}
