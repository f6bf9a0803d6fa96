import { z } from 'zod';
import { answer } from '../common/answer';
import { TAX_SCHEMES } from './tax';

/** What the next bill begins with: as the latest one had it. */
export const BillStartDto = answer('BillStart', {
  gstin: z.string().nullable(),
  scheme: z.enum(TAX_SCHEMES),
  isTaxInPrice: z.boolean(),
});
export type BillStartDto = z.output<typeof BillStartDto>;
