import { z } from 'zod';
import { MAX_PHOTOS } from '../billing/plans';
import { CURRENCY_CODES, type CurrencyCode, toMinor } from '../common/currencies';
import { toE164 } from '../common/phone';
import { PRICE_RULES } from '../common/price-rules';
import { PROBLEMS } from '../common/problem-texts';
import { ruledAmount } from '../common/ruled-text';
import { Id, text } from '../common/text';
import { mediaKey, rcKey, UPLOAD_MESSAGES } from '../media/input';
import { PublicFacts, VehicleFacts } from './facts';
import { BODY_TYPES, VEHICLE_KINDS } from './kinds';
import { MAX_ORDER_UPDATES, VEHICLE_STATUSES } from './lists';

export type VehicleStatus = (typeof VEHICLE_STATUSES)[number];

export const REPUBLISH_POLICIES = ['allow', 'ask', 'deny'] as const;
export type RepublishPolicy = (typeof REPUBLISH_POLICIES)[number];

/** Why a listing is hidden from buyers although its owner has not taken it down. */
export const HIDDEN_REASONS = ['plan', 'operator'] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

export const FUEL_TYPES = ['Petrol', 'Diesel', 'CNG', 'LPG', 'Electric', 'Hybrid'] as const;
export const TRANSMISSIONS = ['Manual', 'Automatic', 'AMT', 'CVT', 'DCT'] as const;

export const FIRST_YEAR = 1900;
export const DEFAULT_YEAR = 2020;

export const Price = ruledAmount(PRICE_RULES);

export const PriceInput = z.strictObject({ price: Price });
export type PriceInput = z.output<typeof PriceInput>;

/** An empty field counts as missing. */
const optionalText = (options: Parameters<typeof text>[0]) =>
  text(options)
    .transform((value) => value || null)
    .nullish();

const optionalChoice = <const Values extends readonly string[]>(values: Values) =>
  z
    .enum([...values, ''])
    .transform((value) => (value === '' ? null : (value as Values[number])))
    .nullish();

const fields = {
  name: text({ min: 1, max: 120, required: 'Vehicle name is required' }),
  price: Price,
  currency: z.enum(CURRENCY_CODES, { error: 'Currency is required' }),
  // The service checks the upper limit ("current year plus 1"), which depends on the clock.
  year: z
    .number({ error: 'Year must be a number' })
    .int('Year must be a whole number')
    .min(FIRST_YEAR, `Year must be ${FIRST_YEAR} or later`)
    .max(2200, 'Year is too far in the future'),
  fuelType: optionalText({ max: 40 }),
  transmission: optionalText({ max: 40 }),
  kmsDriven: z
    .number({ error: 'KMs driven must be a number' })
    .int('KMs driven must be a whole number')
    .min(0, 'KMs driven cannot be negative')
    .max(9_999_999, 'KMs driven is too large')
    .nullish(),
  kind: optionalChoice(VEHICLE_KINDS),
  /** From the catalogue, or free text. */
  make: optionalText({ max: 60 }),
  model: optionalText({ max: 60 }),
  body: optionalChoice(BODY_TYPES),
  city: optionalText({ max: 60 }),
  owners: z
    .number({ error: 'Owners must be a number' })
    .int('Owners must be a whole number')
    .min(1, 'At least one owner')
    .max(9, 'At most 9 owners')
    .nullish(),
  facts: VehicleFacts.optional(),
  description: optionalText({ max: 4000, multiline: true }),
  specifications: z
    .union([text({ max: 4000, multiline: true }), z.record(text({ min: 1, max: 60 }), text({ max: 200 }))])
    .nullish(),
  showRc: z.boolean(),
  rcImageUrl: z
    .string()
    .refine((url) => url === '' || rcKey(url) !== null, 'Upload the RC first')
    .nullish(),
  images: z
    .array(
      z.string().refine((url) => mediaKey(url) !== null, 'Upload the image first'),
      { error: UPLOAD_MESSAGES.noImages },
    )
    .min(1, UPLOAD_MESSAGES.noImages)
    .max(MAX_PHOTOS, UPLOAD_MESSAGES.tooMany(MAX_PHOTOS))
    .refine((urls) => new Set(urls).size === urls.length, 'The same image twice'),
};

/** Fresh uploads, which follow the photos that a listing has. */
export const AddPhotosInput = z.strictObject({ images: fields.images });
export type AddPhotosInput = z.output<typeof AddPhotosInput>;

const republishPolicy = z.enum(REPUBLISH_POLICIES);

export const priceFitsCurrency = (
  input: { price?: string; currency?: CurrencyCode },
  issues: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
) => {
  if (input.price && input.currency && toMinor(input.price, input.currency) === null) {
    issues.addIssue({ code: 'custom', path: ['price'], message: PROBLEMS.price_invalid });
  }
};

const { images: _images, rcImageUrl: _rcImageUrl, specifications: _specifications, ...typed } = fields;

const { showRc: _showRc, ...listed } = typed;
/** What a list can say of a vehicle. */
export const importedFields = {
  ...listed,
  republishPolicy,
  status: z.enum(VEHICLE_STATUSES),
  showInProfile: z.boolean(),
};

export const tooLate = (latestYear: number) => `Year must be ${latestYear} or earlier`;

/** The additional fields of a new listing. */
const onlyNew = {
  republishPolicy: republishPolicy.optional(),
  /** The number for buyers, if the seller has none yet; empty for none. */
  mobileNumber: z
    .string()
    .trim()
    .max(20)
    .superRefine((number, issues) => void (number && toE164(number, issues)))
    .optional(),
};

/** The dialog's form; pictures and RC are uploaded separately. `latestYear` is the current year plus 1. */
export const vehicleFormInput = (latestYear: number) =>
  z
    .strictObject({
      ...typed,
      year: typed.year.max(latestYear, tooLate(latestYear)),
      specifications: text({ max: 4000, multiline: true }).optional(),
      ...onlyNew,
    })
    .superRefine(priceFitsCurrency);
export type VehicleForm = z.input<ReturnType<typeof vehicleFormInput>>;
export type VehicleFormOutput = z.output<ReturnType<typeof vehicleFormInput>>;

export const CreateVehicleInput = z
  .strictObject({
    ...fields,
    currency: fields.currency.default('INR'),
    showRc: fields.showRc.default(false),
    republishPolicy: republishPolicy.default('allow'),
    /** The draft it was written in, which publishing deletes. */
    draftId: Id.optional(),
  })
  .superRefine(priceFitsCurrency);
export type CreateVehicleInput = z.output<typeof CreateVehicleInput>;

export const UpdateVehicleInput = z
  .strictObject(fields)
  .partial()
  .extend({ republishPolicy: republishPolicy.optional() })
  .superRefine(priceFitsCurrency);
export type UpdateVehicleInput = z.output<typeof UpdateVehicleInput>;

/** How long a sale can be undone. Republished pages close at once but end permanently only afterwards. */
export const UNDO_SOLD_MINUTES = 10;

export const VehicleStatusInput = z
  .strictObject({
    status: z.enum(VEHICLE_STATUSES),
    /** The sale price, in the listing's currency. */
    soldPrice: Price.optional(),
  })
  .refine(({ status, soldPrice }) => status === 'sold' || soldPrice === undefined, {
    message: 'Only a sold vehicle has a sold price',
    path: ['soldPrice'],
  });
export type VehicleStatusInput = z.output<typeof VehicleStatusInput>;
export const VisibilityInput = z.strictObject({ showInProfile: z.boolean() });

export const UpdateOrderInput = z.strictObject({
  updates: z
    .array(z.strictObject({ id: Id, displayOrder: z.number().int().min(0).max(1_000_000) }))
    .min(1, 'Nothing to change')
    .max(MAX_ORDER_UPDATES, `At most ${MAX_ORDER_UPDATES} vehicles at once`)
    .refine(
      (updates) => new Set(updates.map(({ id }) => id)).size === updates.length,
      'The same vehicle twice',
    ),
});
export type UpdateOrderInput = z.output<typeof UpdateOrderInput>;

export const ListingRef = z
  .strictObject({ vehicleId: Id.optional(), republishedVehicleId: Id.optional() })
  .refine((ref) => Boolean(ref.vehicleId) !== Boolean(ref.republishedVehicleId), 'Name exactly one listing');
export type ListingRef = z.output<typeof ListingRef>;

/** What the AI description is based on. */
export const DescribeVehicleInput = z.strictObject({
  name: text({ min: 1, max: 120, required: 'Fill vehicle details first' }),
  price: Price,
  currency: fields.currency,
  year: fields.year.optional(),
  fuelType: fields.fuelType,
  transmission: fields.transmission,
  kmsDriven: fields.kmsDriven,
  body: fields.body,
  city: fields.city,
  owners: fields.owners,
  facts: PublicFacts.optional(),
});
export type DescribeVehicleInput = z.output<typeof DescribeVehicleInput>;
