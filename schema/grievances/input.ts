import { z } from 'zod';
import { BUYER_PROBLEMS } from '../common/buyer-problems';
import { EmailAddress, text } from '../common/text';
import { GRIEVANCE_KINDS } from './kinds';
import '../common/validation-messages';

export const MAX_GRIEVANCE = 4000;
export const MAX_ABOUT = 300;
export const MAX_ANSWER = 4000;

const details = text({
  min: 1,
  max: MAX_GRIEVANCE,
  required: BUYER_PROBLEMS.grievance_details,
  multiline: true,
});
const fields = {
  kind: z.enum(GRIEVANCE_KINDS, BUYER_PROBLEMS.grievance_kind),
  about: text({ max: MAX_ABOUT }).optional(),
  details,
  contact: EmailAddress.optional(),
};

/** The form of anybody who complains. */
export const GrievanceFormInput = z.strictObject({
  ...fields,
  contact: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, BUYER_PROBLEMS.grievance_contact)
    .pipe(z.email(BUYER_PROBLEMS.grievance_contact))
    .optional(),
});
export type GrievanceFormInput = z.output<typeof GrievanceFormInput>;

/** A complaint that came by mail or post, entered by an operator. */
export const RecordGrievanceInput = z.strictObject({
  ...fields,
  receivedAt: z.iso.datetime('Enter when it came'),
});
export type RecordGrievanceInput = z.output<typeof RecordGrievanceInput>;

/** `closed`: resolved or refused. */
export const GRIEVANCE_LISTS = ['waiting', 'overdue', 'closed'] as const;
export type GrievanceList = (typeof GRIEVANCE_LISTS)[number];

export const GrievancesQuery = z.object({
  list: z.enum(GRIEVANCE_LISTS).default('waiting'),
  kind: z.enum([...GRIEVANCE_KINDS, 'report']).optional(),
});

const answer = text({
  min: 1,
  max: MAX_ANSWER,
  required: 'Write the answer that the person reads',
  multiline: true,
}).refine((written) => !/\[[^\]]*\]/.test(written), 'Fill in what is in brackets');

/** Closes a complaint; a refusal's answer is its reason. */
export const GrievanceAnswer = z.strictObject({
  state: z.enum(['resolved', 'refused'], 'Choose resolved or refused'),
  answer,
});
export type GrievanceAnswer = z.output<typeof GrievanceAnswer>;

/** Taken up, or closed with an answer. */
export const GrievanceDecision = z.discriminatedUnion(
  'state',
  [z.strictObject({ state: z.literal('acknowledged') }), GrievanceAnswer],
  'Choose acknowledged, resolved or refused',
);
export type GrievanceDecision = z.output<typeof GrievanceDecision>;

export const GrievanceMonth = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Write the month as 2026-11'),
});
