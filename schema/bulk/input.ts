import { z } from 'zod';
import '../common/validation-messages';
import { CURRENCY_CODES } from '../common/currencies';
import { Id } from '../common/text';
import { AnswererInput } from '../staff/answerer';
import { REPUBLISH_POLICIES } from '../vehicles/input';
import { VEHICLE_STATUSES } from '../vehicles/lists';
import { MAX_NAMED } from './rules';

/** Made by the browser: a request that is sent again changes nothing, and has the same answer. */
const Operation = z.string().regex(/^[\w-]{16,40}$/, 'Not valid');

/** What was picked, with its version: what has changed since is refused. */
const picked = {
  operation: Operation,
  vehicles: z
    .array(z.strictObject({ id: Id, version: z.int().min(1) }))
    .min(1, 'Nothing to change')
    .max(MAX_NAMED, `At most ${MAX_NAMED} vehicles at once`)
    .refine(
      (vehicles) => new Set(vehicles.map(({ id }) => id)).size === vehicles.length,
      'The same vehicle twice',
    ),
};
export type Picked = { [Name in keyof typeof picked]: z.output<(typeof picked)[Name]> };

const MAX_AMOUNT = 99_999_999;
const isChange = (value: number) => value !== 0;

export const BulkPricesInput = z.strictObject({
  ...picked,
  change: z.discriminatedUnion('by', [
    z.strictObject({
      by: z.literal('amount'),
      /** Whole major units. */
      amount: z.int().min(-MAX_AMOUNT).max(MAX_AMOUNT).refine(isChange, 'Nothing to change'),
      currency: z.enum(CURRENCY_CODES),
    }),
    z.strictObject({
      by: z.literal('percent'),
      percent: z.number().min(-90).max(100).refine(isChange, 'Nothing to change'),
    }),
  ]),
});

export const BulkStatusesInput = z.strictObject({ ...picked, status: z.enum(VEHICLE_STATUSES) });

export const BulkListingsInput = z.strictObject({
  ...picked,
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('visibility'), showInProfile: z.boolean() }),
    z.strictObject({ kind: z.literal('republish'), policy: z.enum(REPUBLISH_POLICIES) }),
    z.strictObject({ kind: z.literal('delete') }),
  ]),
});

export const BulkAnswerersInput = z.strictObject({ ...picked, answerer: AnswererInput });

export const OperationParam = z.object({ operation: Operation });
