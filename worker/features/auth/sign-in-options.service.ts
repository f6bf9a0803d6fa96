import type { SignInOptions } from '../../../schema/auth/sign-in-options';
import type { Ctx } from '../../context';
import { DEMO_PASSWORD, demoAccounts } from '../../dev/demo-accounts';

/** What the sign-in pages offer besides a password. */
export const signInOptions = ({ openId, sms }: Ctx): SignInOptions => ({
  provider: openId?.name ?? null,
  smsCodes: sms !== null,
  outboxUrl: __DEV_TOOLS__ ? '/dev/outbox' : null,
  demoAccounts: __DEV_TOOLS__ ? demoAccounts.map((account) => ({ ...account, password: DEMO_PASSWORD })) : [],
});
