import { z } from 'zod';
import { Id } from '../common/text';
import { ShortCode } from '../links/input';
import { TAPS } from './marks';

/** What a page reports when it is opened: its address, of which only the kind is stored, and its listing. */
export const OpenedInput = z
  .strictObject({
    url: z.string().max(2000).optional(),
    /** The origin of the page before, of which only the kind is stored. */
    from: z.string().max(300).optional(),
    vehicleId: Id.optional(),
    republishedVehicleId: Id.optional(),
    /** The printed code that led to it. */
    code: ShortCode.optional(),
  })
  .refine(({ url, vehicleId, republishedVehicleId }) => {
    const listings = [vehicleId, republishedVehicleId].filter(Boolean).length;
    return listings === 1 || (listings === 0 && url !== undefined);
  }, 'Name exactly one listing');
export type OpenedInput = z.output<typeof OpenedInput>;

/** What somebody tapped on a listing's page, sent once when they leave it. */
export const TappedInput = z
  .strictObject({
    vehicleId: Id.optional(),
    republishedVehicleId: Id.optional(),
    taps: z.array(z.enum(TAPS)).min(1).max(TAPS.length),
  })
  .refine(
    ({ vehicleId, republishedVehicleId }) => !vehicleId !== !republishedVehicleId,
    'Name exactly one listing',
  );
export type TappedInput = z.output<typeof TappedInput>;
