import { z } from 'zod';
import '../common/validation-messages';
import { Id } from '../common/text';
import { importedFields, priceFitsCurrency } from './input';
import { MAX_IMPORT_CHANGES } from './lists';

/** What an import sets of a vehicle; a field that is missing stays as it is. `facts` replaces the previous ones. */
export const ImportedFields = z.strictObject(importedFields).partial().superRefine(priceFitsCurrency);
export type ImportedFields = z.output<typeof ImportedFields>;

/** One step of an import: each vehicle as the list has it, if it is still as it was when the list was compared. */
export const ImportChangesInput = z.strictObject({
  changes: z
    .array(z.strictObject({ vehicleId: Id, seenAt: z.iso.datetime(), set: ImportedFields }))
    .min(1, 'Nothing to change')
    .max(MAX_IMPORT_CHANGES, `At most ${MAX_IMPORT_CHANGES} vehicles at once`)
    .refine(
      (changes) => new Set(changes.map(({ vehicleId }) => vehicleId)).size === changes.length,
      'The same vehicle twice',
    ),
  /** Restores what an import has changed, except of vehicles with an offer since. */
  isUndo: z.boolean().default(false),
});
export type ImportChangesInput = z.output<typeof ImportChangesInput>;
