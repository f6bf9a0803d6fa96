import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { Id } from '../common/text';
import type { DraftFields } from './input';

export const DraftDto = answer('Draft', {
  id: Id,
  fields: z.custom<DraftFields>((fields) => typeof fields === 'object' && fields !== null),
  /** Addresses of the photos that still exist. */
  images: z.array(z.string()),
  updatedAt: Moment,
  /** The list that it came from, while that can be undone and the draft is as it was read; otherwise null. */
  importId: Id.nullable(),
});
export type DraftDto = z.output<typeof DraftDto>;

/** How many of a list's drafts were stored; fewer if it was sent before. */
export const ImportedDto = answer('Imported', { saved: Count });

/** How many of a list's drafts were deleted, and how many stay because they were changed. */
export const UndoneImportDto = answer('UndoneImport', { deleted: Count, kept: Count });
