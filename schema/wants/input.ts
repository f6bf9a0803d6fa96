import { z } from 'zod';
import '../common/validation-messages';
import { ruledAmount } from '../common/ruled-text';
import { Id, text } from '../common/text';
import { OFFER_RULES } from '../leads/offer-rules';
import { FUEL_TYPES } from '../vehicles/input';
import { MAX_WANTED_MODEL } from './rules';

/** An empty field of a form is none. */
const orNone = <Field extends z.ZodType>(field: Field) =>
  z.union([z.literal('').transform(() => null), field]).nullish();

const Year = z.coerce
  .number({ error: 'Year must be a number' })
  .int('Year must be a whole number')
  .min(1950, 'Year must be 1950 or later')
  .max(2200, 'Year is too far in the future');

/** What a lead's buyer would like to hear about: at least a model or a price. */
export const WantInput = z
  .strictObject({
    leadId: Id,
    model: text({ max: MAX_WANTED_MODEL }).default(''),
    /** Rupees. */
    maxPrice: orNone(ruledAmount(OFFER_RULES.offerPrice)),
    fuelType: orNone(z.enum(FUEL_TYPES)),
    yearFrom: orNone(Year),
    city: orNone(text({ max: 60 })),
  })
  .refine(({ model, maxPrice }) => Boolean(model || maxPrice), {
    message: 'Name a model or a price',
    path: ['model'],
  });
export type WantInput = z.output<typeof WantInput>;

/** The vehicle that the buyer was told of. */
export const ToldInput = z.strictObject({ vehicleId: Id });
