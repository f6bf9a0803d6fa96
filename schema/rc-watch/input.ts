import { z } from 'zod';
import '../common/validation-messages';
import { BUYER_PROBLEMS } from '../common/buyer-problems';
import { OFFICES, STEP_IDS } from '../papers/rules/checklist';
import { LOANS } from '../vehicles/facts';
import { WATCHERS } from './kinds';

/** What the sale is like, by which the steps are chosen. */
export const RcWatchInput = z.strictObject({
  /** In India. */
  soldOn: z.iso.date().regex(/^20/),
  office: z.enum(OFFICES),
  loan: z.enum(LOANS),
  isCompany: z.boolean(),
  isInherited: z.boolean(),
  isNcr: z.boolean(),
  isOld: z.boolean(),
});
export type RcWatchInput = z.output<typeof RcWatchInput>;

export const RcWatchCode = z.object({ code: z.string().regex(/^[2-9a-z]{22}$/) });

const typed = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value || undefined, schema.optional());

/** What a button of the page does: ticks a step or undoes that, stores the number, closes or opens the watch. */
export const WATCH_ACTIONS = [
  'number',
  'close',
  'open',
  ...STEP_IDS.flatMap((step) => [`tick:${step}`, `undo:${step}`] as const),
] as const;

/** The page's form; each button sends all of its fields. */
export const RcWatchFormInput = z
  .strictObject({
    action: z.enum(WATCH_ACTIONS),
    by: typed(z.enum(WATCHERS)),
    number: typed(
      z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9/-]{4,24}$/, BUYER_PROBLEMS.watch_number),
    ),
    seenOn: typed(z.iso.date(BUYER_PROBLEMS.watch_seen)),
  })
  .refine(({ action, by }) => by !== undefined || !/^tick:|^close$/.test(action), {
    message: BUYER_PROBLEMS.watch_by,
    path: ['by'],
  })
  .refine(({ action, seenOn }) => action !== 'close' || seenOn !== undefined, {
    message: BUYER_PROBLEMS.watch_seen,
    path: ['seenOn'],
  });
export type RcWatchFormInput = z.output<typeof RcWatchFormInput>;
