import { z } from 'zod';
import '../common/validation-messages';
import { Id } from '../common/text';
import { BuyerFields } from '../leads/input';

/** To whom a vehicle was sold: the number that a dealer has confirmed. */
export const DealerSaleInput = z.strictObject({ vehicleId: Id, mobileNumber: BuyerFields.buyerMobile });
export type DealerSaleInput = z.output<typeof DealerSaleInput>;

export const DealerAnswerInput = z.strictObject({ status: z.enum(['accepted', 'declined']) });
export type DealerAnswer = z.output<typeof DealerAnswerInput>['status'];
