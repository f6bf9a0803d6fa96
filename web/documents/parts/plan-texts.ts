import { PLANS } from '../../../schema/billing/plans';
import { MAX_IMAGES } from '../../../schema/media/input';
import { formatPrice } from '../../lib/format';

const { starter, growth } = PLANS;

/** "3 listings live at once", from the catalogue, so that guide, terms and landing page agree. */
export const freeListings = `${starter.limits.liveVehicles} listings live at once and any number over time`;

export const freePlanSentence = `Starting is free and needs no credit card: ${freeListings}, with up to ${MAX_IMAGES} photos each and ${starter.limits.leadsPerMonth} leads a month. Paid plans begin at ${formatPrice(growth.monthlyMinor.INR / 100)} a month, tax included.`;
