import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { REFUSAL_CODES } from '../common/refusals';
import { Id } from '../common/text';

const RefusedRow = z.strictObject({
  id: Id,
  code: z.enum(REFUSAL_CODES),
  /** As in error responses. */
  message: z.string(),
});

export const BulkChangeDto = answer('BulkChange', {
  changed: z.array(Id),
  /** They were so already. */
  same: z.array(Id),
  refused: z.array(RefusedRow),
  /** null if nothing was changed. */
  undoUntil: Moment.nullable(),
});
export type BulkChangeDto = z.output<typeof BulkChangeDto>;

export const BulkUndoDto = answer('BulkUndo', {
  restored: z.array(Id),
  /** What stays as it is, and why. */
  kept: z.array(RefusedRow),
});
export type BulkUndoDto = z.output<typeof BulkUndoDto>;
export type RefusedRow = z.output<typeof RefusedRow>;
