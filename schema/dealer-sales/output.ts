import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { Id } from '../common/text';
import { DEALER_OFFER_STATUSES, DEALER_SALE_STATUSES } from './kinds';

const DealerSale = z.strictObject({
  id: Id,
  /** The dealer's firm, as it was named then. */
  dealerName: z.string(),
  status: z.enum(DEALER_SALE_STATUSES),
  offeredAt: Moment,
  /** Of the latest change. */
  updatedAt: Moment,
});

/** The latest sale of a vehicle to a dealer. */
export const VehicleDealerSaleDto = answer('VehicleDealerSale', {
  vehicleId: Id,
  sale: DealerSale.nullable(),
});
export type VehicleDealerSaleDto = z.output<typeof VehicleDealerSaleDto>;

/** A vehicle that another seller has sold to the dealer, as they say. */
export const DealerOfferDto = answer('DealerOffer', {
  id: Id,
  sellerName: z.string(),
  vehicleName: z.string(),
  plate: z.string().nullable(),
  photos: z.int().min(0),
  status: z.enum(DEALER_OFFER_STATUSES),
  offeredAt: Moment,
  /** The draft in the dealer's stock, once it is there. */
  draftId: Id.nullable(),
});
export type DealerOfferDto = z.output<typeof DealerOfferDto>;
