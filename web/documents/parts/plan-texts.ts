import { PLANS } from '../../../schema/billing/plans';

const { starter } = PLANS;

/** "3 listings live at once", from the catalogue, so that guide and terms agree. */
export const freeListings = `${starter.limits.liveVehicles} listings live at once and any number over time`;
