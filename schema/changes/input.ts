import { z } from 'zod';
import '../common/validation-messages';
import { Id } from '../common/text';

/** `self`: the seller's own changes. */
export const ChangeFilter = z.object({
  person: z.union([z.literal('self'), Id]).optional(),
  vehicleId: Id.optional(),
});
export type ChangeFilter = z.output<typeof ChangeFilter>;
