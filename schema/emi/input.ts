import { z } from 'zod';
import '../common/validation-messages';
import { BUYER_PROBLEMS } from '../common/buyer-problems';
import { ruledAmount, ruledText } from '../common/ruled-text';
import { EMI_RULES } from './rules';

/** The calculator's form, which is in the address so that it can be shared. */
export const EmiInput = z
  .object({
    price: ruledAmount(EMI_RULES.price).transform(Number),
    down: ruledAmount(EMI_RULES.down).transform(Number).default(0),
    rate: ruledText(EMI_RULES.rate).transform(Number),
    months: ruledText(EMI_RULES.months).transform(Number),
  })
  .refine(({ price, down }) => !(price > 0 && down >= price), {
    message: BUYER_PROBLEMS.emi_down,
    path: ['down'],
  });
