import type { accounts as accountTable } from '../../schema/directory';
import { DEFAULT_PERMISSIONS } from '../../schema/permissions/input';
import type { sellers as sellerTable } from '../../schema/shard';
import { DEMO_PASSWORD } from '../../worker/dev/demo-accounts';
import { hashPassword } from '../../worker/platform/passwords';
import { STORY } from './story';

const DAY = 86_400_000;

interface Keys {
  id: (key: string) => string;
  at: (key: string) => number;
}

/** The people of the story, in the directory and in their shards. */
export async function peopleRows(keys: Keys, now: number) {
  const password = await hashPassword(DEMO_PASSWORD);
  const both = (account: (typeof STORY.accounts)[number]) => ({
    id: keys.id(account.key),
    username: account.username,
    firstName: account.firstName,
    lastName: account.lastName,
    mobileNumber: `+91${account.mobile}`,
    accountType: account.firm ? ('firm' as const) : ('personal' as const),
    firmName: account.firm,
    subscriptionPlan: account.plan,
    subscriptionEndsAt: account.plan === 'starter' ? null : now + 60 * DAY,
    createdAt: keys.at(account.key),
    updatedAt: keys.at(account.key),
  });
  const sellers = STORY.accounts.map((account): typeof sellerTable.$inferInsert => ({
    ...both(account),
    phoneVerified: account.plan === 'pro',
  }));
  const accounts = STORY.accounts.map((account): typeof accountTable.$inferInsert => ({
    ...both(account),
    email: account.email,
    expiryNoticeAt: account.plan === 'starter' ? null : now + 55 * DAY,
    subscriptionDuration: account.plan === 'starter' ? null : '3_months',
    password,
    emailVerified: true,
    permissionsGrantedAt: now,
    permissions: { ...DEFAULT_PERMISSIONS, location: false },
  }));
  return { accounts, sellers };
}
