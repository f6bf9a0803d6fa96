import { z } from 'zod';
import { answer, Moment } from '../common/answer';
import { PAPER_STATES, PAPERS } from './ready-kinds';

/** What the seller says of one paper of a vehicle. */
export const PaperDto = z.strictObject({
  paper: z.enum(PAPERS),
  state: z.enum(PAPER_STATES),
  lookedAt: Moment,
});
export type PaperDto = z.output<typeof PaperDto>;

/** Who has looked a paper up. */
export const LookedUpBy = z.strictObject({
  paper: z.enum(PAPERS),
  isOwner: z.boolean(),
  /** Null: the seller, or somebody whose account no longer exists. */
  personName: z.string().nullable(),
});
export type LookedUpBy = z.output<typeof LookedUpBy>;

/** What the seller says of a vehicle's papers after a change. */
export const VehiclePapersDto = answer('VehiclePapers', {
  /** Of the vehicle; the next change names it. */
  version: z.int(),
  papers: z.array(PaperDto),
});
export type VehiclePapersDto = z.output<typeof VehiclePapersDto>;
