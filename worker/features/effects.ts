import { accountEffects } from './account/account.effects';
import { activityEffects } from './activity/activity.effects';
import { channelsEffects } from './channels/channels.effects';
import { dealerSalesEffects } from './dealer-sales/dealer-sales.effects';
import type { AllEffects } from './feature';
import { grievancesEffects } from './grievances/grievances.effects';
import { leadsEffects } from './leads/leads.effects';
import { profileEffects } from './profile/profile.effects';
import { republishEffects } from './republish/republish.effects';
import { staffEffects } from './staff/staff.effects';
import { vehiclesEffects } from './vehicles/vehicles.effects';

/** Every way in which one database changes another. */
export const EFFECTS: AllEffects = {
  ...accountEffects,
  ...activityEffects,
  ...channelsEffects,
  ...dealerSalesEffects,
  ...grievancesEffects,
  ...leadsEffects,
  ...profileEffects,
  ...republishEffects,
  ...staffEffects,
  ...vehiclesEffects,
};
