import { z } from 'zod';
import { MAX_PHOTOS } from '../billing/plans';
import { Id, text } from '../common/text';
import { mediaKey } from '../media/input';
import type { VehicleForm } from '../vehicles/input';
import { MAX_IMPORTED_DRAFTS } from './limits';

const typed = (max: number) => text({ max, multiline: true }).optional();
const count = z.number().min(-1e9).max(1e9).nullish();

/** A form in any state, publishable or not: only types and lengths are checked. */
const DraftFields = z.strictObject({
  name: typed(120),
  price: typed(40),
  currency: typed(3),
  year: count,
  fuelType: typed(40),
  transmission: typed(40),
  kmsDriven: count,
  description: typed(4000),
  showRc: z.boolean().optional(),
  republishPolicy: typed(10),
  kind: typed(20),
  make: typed(60),
  model: typed(60),
  body: typed(20),
  city: typed(60),
  owners: count,
  facts: z
    .strictObject({
      variant: typed(60),
      colour: typed(40),
      insurance: z.strictObject({ type: typed(20), until: typed(10) }).optional(),
      area: typed(60),
      keys: count,
      loan: typed(20),
      noc: z.boolean().optional(),
      accident: typed(20),
      service: typed(20),
      negotiable: z.boolean().optional(),
      photoKinds: z
        .record(typed(60).unwrap(), typed(20))
        .refine((kinds) => Object.keys(kinds).length <= MAX_PHOTOS)
        .optional(),
      registrationNumber: typed(20),
      stockNumber: typed(20),
    } satisfies Record<keyof NonNullable<VehicleForm['facts']>, z.ZodType>)
    .optional(),
} satisfies Record<keyof Omit<VehicleForm, 'mobileNumber' | 'specifications'>, z.ZodType>);
export type DraftFields = z.output<typeof DraftFields>;

export const DraftInput = z.strictObject({
  fields: DraftFields,
  images: z
    .array(z.string().refine((url) => mediaKey(url) !== null, 'Upload the image first'))
    .max(MAX_PHOTOS),
});
export type DraftInput = z.output<typeof DraftInput>;

/** Higher than any row of a list that is read at once (read-rows.ts). */
const MAX_ROW = 9999;

/** Drafts made from one list: a row is stored once, however often the list is sent. */
export const ImportDraftsInput = z.strictObject({
  importId: Id,
  drafts: z
    .array(z.strictObject({ row: z.int().min(0).max(MAX_ROW), fields: DraftFields }))
    .min(1, 'Nothing to save')
    .max(MAX_IMPORTED_DRAFTS, `At most ${MAX_IMPORTED_DRAFTS} at once`)
    .refine((drafts) => new Set(drafts.map(({ row }) => row)).size === drafts.length, 'The same draft twice'),
});
export type ImportDraftsInput = z.output<typeof ImportDraftsInput>;

/** A new draft. The form generates `key`, so that a draft resent after a lost response is stored once. */
export const CreateDraftInput = DraftInput.extend({ key: Id.optional() });
export type CreateDraftInput = z.output<typeof CreateDraftInput>;
