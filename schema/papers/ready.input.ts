import { z } from 'zod';
import '../common/validation-messages';
import { PAPER_STATES, PAPERS } from './ready-kinds';

/** What somebody has found out about one paper of a vehicle. */
export const PaperInput = z.strictObject({
  paper: z.enum(PAPERS),
  state: z.enum(PAPER_STATES),
  /** Of the vehicle as it was shown. */
  version: z.int().min(1),
});
export type PaperInput = z.output<typeof PaperInput>;
