import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { LeadDto } from '../leads/output';
import { LookedUpBy } from '../papers/ready.output';
import { OwnVehicleDto } from './output';

/** One change of a vehicle's price, in major units of its currency. */
const PriceChange = z.strictObject({
  id: z.string(),
  at: Moment,
  /** Null: the seller, or somebody whose account no longer exists. */
  personName: z.string().nullable(),
  isOwner: z.boolean(),
  from: z.number().positive(),
  to: z.number().positive(),
});
export type PriceChangeDto = z.output<typeof PriceChange>;

/** Everything about one of the seller's vehicles on one page. */
export const DeskVehicleDto = answer('DeskVehicle', {
  vehicle: OwnVehicleDto,
  /** Who has looked its papers up. */
  papersBy: z.array(LookedUpBy),
  /** The last seven days, as stored. */
  weekViews: Count,
  /** Of the leads that the reader may see, without unlikely offers. */
  leadCount: Count,
  /** The highest offer of a buyer that stands, in the vehicle's currency (major units). */
  bestOffer: z.number().positive().nullable(),
  /** The latest ones. */
  leads: z.array(LeadDto),
  /** Latest first; null for people who may not see the record of changes. */
  prices: z.array(PriceChange).nullable(),
  /** The latest poster; null if none has been made. */
  poster: z
    .strictObject({
      printedAt: Moment,
      /** It shows another number than buyers get now. */
      isOutdated: z.boolean(),
    })
    .nullable(),
});
export type DeskVehicleDto = z.output<typeof DeskVehicleDto>;
