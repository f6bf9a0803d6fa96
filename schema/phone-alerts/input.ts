import { z } from 'zod';
import '../common/validation-messages';
import { PushDeviceInput } from '../channels/input';
import { LANGUAGE_CODES } from '../common/languages';
import { ListingRef } from '../vehicles/input';

/** A phone that gets alerts of more listings forgets the oldest. */
export const MAX_ALERTS_A_PHONE = 20;

/** A phone wants to hear of a listing's price. */
export const PhoneAlertInput = z.strictObject({
  listing: ListingRef,
  language: z.enum(LANGUAGE_CODES),
  subscription: PushDeviceInput.omit({ isRenewal: true }),
});
export type PhoneAlertInput = z.output<typeof PhoneAlertInput>;

/** Whoever knows a phone's secret address at its push service may end its alerts. */
export const EndPhoneAlertInput = z.strictObject({
  listing: ListingRef,
  endpoint: PushDeviceInput.shape.endpoint,
});
export type EndPhoneAlertInput = z.output<typeof EndPhoneAlertInput>;

/** The push service has given a phone another address; whoever knows the old one may say so. */
export const RenewPhoneAlertsInput = z.strictObject({
  endpoint: PushDeviceInput.shape.endpoint,
  subscription: PushDeviceInput.omit({ isRenewal: true }),
});
export type RenewPhoneAlertsInput = z.output<typeof RenewPhoneAlertsInput>;
