/**
 * What people agree to, word for word. The screens show these texts, the rows keep the version, and the table `consent_texts`
 * (append-only, filled by migrations) keeps every text that was ever shown: permissions.test.ts compares it with these. A text
 * is never edited: it gets a new version, and a migration that adds it.
 */
export const CONSENTS = {
  offer: {
    version: '2026-11-1',
    text: 'By sending, you agree that the seller gets your name and number to call you about this vehicle.',
  },
  permissions: {
    version: 'permissions-2026-11-1',
    text: 'Your privacy: your browser asks you before anything is used, nothing is recorded, and you can change all of this in Settings.',
  },
} as const;
