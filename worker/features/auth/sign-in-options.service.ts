import type { SignInOptions } from '../../../schema/auth/sign-in-options';
import type { Ctx } from '../../context';
import { DEMO_PASSWORD, demoAccounts } from '../../dev/demo-accounts';

/** What the sign-in pages offer besides email and password. */
export const signInOptions = ({ openId }: Ctx): SignInOptions => ({
  provider: openId?.name ?? null,
  outboxUrl: __DEV_TOOLS__ ? '/dev/outbox' : null,
  demoAccounts: __DEV_TOOLS__ ? demoAccounts.map((account) => ({ ...account, password: DEMO_PASSWORD })) : [],
});
