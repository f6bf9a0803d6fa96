import { z } from 'zod';
import '../common/validation-messages';
import { toE164 } from '../common/phone';
import { Id } from '../common/text';

export const MAX_PRINTED = 500;

/** Posters that were made, with the number on each. */
export const PrintedInput = z.strictObject({
  posters: z
    .array(
      z.strictObject({
        vehicleId: Id,
        number: z.string().max(20).transform(toE164),
        /** The price stands on it. */
        withPrice: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(MAX_PRINTED),
});
export type PrintedInput = z.output<typeof PrintedInput>;
