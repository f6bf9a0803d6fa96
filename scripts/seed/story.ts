import { ACCOUNTS, CONTACTS } from './story/accounts.ts';
import { NOTIFICATIONS, REPUBLISHED, SUGGESTIONS } from './story/connections.ts';
import { DEALER_NEW_LEADS } from './story/dealer-new-leads.ts';
import { DEALER_WORKED_LEADS } from './story/dealer-worked-leads.ts';
import { MPVS_AND_PICKUPS } from './story/mpvs-and-pickups.ts';
import { PREMIUM_HATCHBACKS } from './story/premium-hatchbacks.ts';
import { SEDANS } from './story/sedans.ts';
import { SMALL_HATCHBACKS } from './story/small-hatchbacks.ts';
import { SMALL_SELLER_LEADS } from './story/small-seller-leads.ts';
import { SMALL_SELLERS } from './story/small-sellers.ts';
import { SUVS } from './story/suvs.ts';
import { TWO_AND_THREE_WHEELERS } from './story/two-and-three-wheelers.ts';
import type { Story } from './story/types.ts';

/** The development seed's story: pure data, everything referred to by key, ages counted back from now. */
export const STORY: Story = {
  accounts: ACCOUNTS,
  vehicles: [
    ...SMALL_HATCHBACKS,
    ...PREMIUM_HATCHBACKS,
    ...SEDANS,
    ...SUVS,
    ...MPVS_AND_PICKUPS,
    ...TWO_AND_THREE_WHEELERS,
    ...SMALL_SELLERS,
  ],
  republished: REPUBLISHED,
  leads: [...DEALER_NEW_LEADS, ...DEALER_WORKED_LEADS, ...SMALL_SELLER_LEADS],
  contacts: CONTACTS,
  suggestions: SUGGESTIONS,
  notifications: NOTIFICATIONS,
};
