import { z } from 'zod';
import { optionalUrl } from './optional-url';

/** The part of the settings (env.ts) about text messages. */
export const SMS_SETTINGS = {
  /** Without it, no mobile number can be verified in production. */
  SMS_PROVIDER: z.enum(['msg91', 'twilio']).optional(),
  /** Replaces the provider's address, with a proxy or a stand-in in tests. */
  SMS_API_URL: optionalUrl,
  /**
   * Dial codes of the countries that codes are sent to; elsewhere, fraudsters earn on each message to a
   * premium number.
   */
  SMS_COUNTRIES: z
    .string()
    .regex(/^\d{1,4}(,\d{1,4})*$/, 'SMS_COUNTRIES is a list of dial codes, such as 91,971')
    .default('91')
    .transform((list) => list.split(',')),
  /** The most text messages a day. */
  SMS_PER_DAY: z.coerce.number().int().min(2).default(500),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_TEMPLATE_ID: z.string().optional(),
  /** Messages about offers: MSG91 flows, by the ids registered with the mobile operators (DLT). */
  MSG91_OFFER_TEMPLATE_ID: z.string().optional(),
  MSG91_OFFERS_TEMPLATE_ID: z.string().optional(),
  MSG91_PLAN_TEMPLATE_ID: z.string().optional(),
  /** The same in Hindi, where they are registered; whoever reads Hindi gets the English ones without them. */
  MSG91_HINDI_TEMPLATE_ID: z.string().optional(),
  MSG91_HINDI_OFFER_TEMPLATE_ID: z.string().optional(),
  MSG91_HINDI_OFFERS_TEMPLATE_ID: z.string().optional(),
  MSG91_HINDI_PLAN_TEMPLATE_ID: z.string().optional(),
  MSG91_HINDI_OFFER_DLT_ID: z.string().optional(),
  MSG91_HINDI_OFFERS_DLT_ID: z.string().optional(),
  MSG91_HINDI_PLAN_DLT_ID: z.string().optional(),
  MSG91_DLT_ENTITY_ID: z.string().optional(),
  MSG91_OFFER_DLT_ID: z.string().optional(),
  MSG91_OFFERS_DLT_ID: z.string().optional(),
  MSG91_PLAN_DLT_ID: z.string().optional(),
  /** Part of the address for MSG91's delivery reports, which are not signed. */
  MSG91_WEBHOOK_KEY: z.string().min(20, 'MSG91_WEBHOOK_KEY needs at least 20 characters').optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
};

/** What each provider needs. */
export const SMS_NEEDS = {
  msg91: ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
} as const;

/** MSG91 sends notices if all of their flows are named. */
export const MSG91_NOTICES = [
  'MSG91_OFFER_TEMPLATE_ID',
  'MSG91_OFFERS_TEMPLATE_ID',
  'MSG91_PLAN_TEMPLATE_ID',
] as const;
