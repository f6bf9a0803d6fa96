import type { WorkspaceLanguage } from './languages';

/**
 * What people agree to, word for word. Screens show these texts, rows store the version of the language in
 * which it was read, and the append-only table `consent_texts` (filled by migrations) keeps every text ever
 * shown; permissions.test.ts compares the two. Never edit a text: add a new version, with a migration that
 * inserts it. The texts in Hindi are words of the features that show them.
 */
export const CONSENTS = {
  permissions: {
    version: { en: 'permissions-2026-11-6', hi: 'permissions-2026-11-2-hi' },
    text: 'Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: your position only if you save it as the place of your yard, and never your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.',
  },
  numberMessages: {
    version: { en: 'number-messages-2026-11-2', hi: 'number-messages-2026-11-1-hi' },
    text: 'Offers and reminders about your plan are sent to your verified mobile number by SMS or WhatsApp, through their operators. You can turn this off here at any time.',
  },
  /** What a seller confirms by writing down a buyer who called or walked in. */
  writtenLead: {
    version: { en: 'written-lead-2026-11-1', hi: 'written-lead-2026-11-1-hi' },
    text: 'By saving, you confirm that the buyer agreed that you keep this number and call them about a vehicle.',
  },
  /** What a seller confirms by keeping a buyer waiting for a vehicle. */
  waiting: {
    version: { en: 'waiting-2026-11-1', hi: 'waiting-2026-11-1-hi' },
    text: 'By saving, you confirm that the buyer agreed that you keep what they want for 90 days and write to them when a vehicle like it comes in or gets cheaper.',
  },
} as const satisfies Record<string, { version: Record<WorkspaceLanguage, string>; text: string }>;
