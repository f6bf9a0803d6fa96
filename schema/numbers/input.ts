import { z } from 'zod';
import '../common/validation-messages';
import { Id } from '../common/text';

/** Whose number it is. */
const NUMBER_OWNERS = ['lead', 'enquiry', 'contact'] as const;

/** What the number is opened for: to be read, called or written to. */
export const NUMBER_USES = ['shown', 'called', 'whatsapp'] as const;

export const OpenNumberInput = z.strictObject({
  of: z.enum(NUMBER_OWNERS),
  id: Id,
  use: z.enum(NUMBER_USES),
});
export type OpenNumberInput = z.output<typeof OpenNumberInput>;
