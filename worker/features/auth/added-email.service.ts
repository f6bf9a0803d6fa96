import type { AddEmailInput, ConfirmEmailInput } from '../../../schema/account/input';
import { AppError } from '../../../schema/common/errors';
import type { UserCtx } from '../../context';
import { newId, randomToken } from '../../platform/random';
import { confirmPerson } from '../account/account.service';
import { recipientKey } from '../messages/messages.service';
import * as queries from './added-email.queries';
import { checkCode, wrongCode } from './otp.service';

/**
 * Mails a code to an address that an account without one is to have; one that belongs to another account gets a mail saying so, with
 * the same answer. Throws conflict (409) if the account has an address, and what `confirmPerson` throws: an address sets passwords.
 */
export async function askToAddEmail(ctx: UserCtx, { email, password }: AddEmailInput): Promise<void> {
  const { id: userId, email: given } = ctx.actor.user;
  if (given !== null) throw new AppError('email_given');
  await confirmPerson(ctx, password);
  const createdAt = ctx.clock.now();
  const message = {
    id: newId(createdAt),
    kind: 'add_email',
    recipient: email,
    recipientKey: recipientKey(ctx, email),
    userId,
    data: { asker: userId, seed: randomToken(16), known: false },
    createdAt,
  } as const;
  await queries.askToAdd(ctx.directory, message);
  ctx.deliver(ctx.directory, [message.id]);
}

/** Gives the account its address. Throws invalid (400) for a wrong code, and if the address is another's by now. */
export async function confirmAddedEmail(ctx: UserCtx, { email, otp }: ConfirmEmailInput): Promise<void> {
  const { id: userId } = ctx.actor.user;
  const codeId = await checkCode(ctx, { type: 'email_addition', address: email, code: otp, asker: userId });
  const now = ctx.clock.now();
  const cause = newId(now);
  if (!(await queries.addEmail(ctx.directory, { codeId, userId, email, cause, now }))) throw wrongCode();
  await ctx.settle(ctx.directory, cause);
}
