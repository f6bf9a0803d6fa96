/**
 * What people agree to, word for word. Screens show these texts, rows store the version, and the append-only
 * table `consent_texts` (filled by migrations) keeps every text ever shown; permissions.test.ts compares the
 * two. Never edit a text: add a new version, with a migration that inserts it.
 */
export const CONSENTS = {
  permissions: {
    version: 'permissions-2026-11-5',
    text: 'Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: never your position, your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.',
  },
  numberMessages: {
    version: 'number-messages-2026-11-2',
    text: 'Offers and reminders about your plan are sent to your verified mobile number by SMS or WhatsApp, through their operators. You can turn this off here at any time.',
  },
} as const;
