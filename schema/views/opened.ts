import { z } from 'zod';
import { Id } from '../common/text';
import { ShortCode } from '../links/input';

/** What a page reports when it is opened: its address, of which only the kind is stored, and its listing. */
export const OpenedInput = z
  .strictObject({
    url: z.string().max(2000).optional(),
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
