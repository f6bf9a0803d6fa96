import { CONSENTS } from '../common/consents';
import { OFFER_CONSENTS } from '../common/offer-consents';
import { PRICE_ALERT_CONSENTS } from '../price-alerts/consents';
import { SIMILAR_CONSENTS } from '../similar/consents';

/** What each permission is for: part of what the seller agrees to. */
export const PERMISSION_WORDS = {
  camera: { label: 'Camera & media', text: 'Take photos of your vehicles and scan your stickers.' },
  storage: { label: 'Storage', text: 'Stay signed in on this device.' },
  network: { label: 'Network', text: 'Publish your listings and receive offers.' },
  location: { label: 'Location', text: 'Fill in the city of a vehicle, or the place of your yard.' },
  notifications: { label: 'Notifications', text: 'New offers on this device, also with the page closed.' },
  contacts: { label: 'Contacts', text: 'Pick a buyer from your phone book, one at a time.' },
  microphone: { label: 'Microphone', text: 'Dictate a description instead of typing it.' },
} as const;

/** All that is agreed to with the permissions, in a language. */
export const permissionsConsent = (say: (text: string) => string) =>
  [
    ...Object.values(PERMISSION_WORDS).map(({ label, text }) => `${say(label)}: ${say(text)}`),
    say(CONSENTS.permissions.text),
  ].join('\n');

/** Every current text in full, by version, as stored in `consent_texts`; Hindi is in the words of the workspace. */
export const CONSENT_TEXTS: Record<string, { purpose: string; text: string }> = {
  ...Object.fromEntries(
    Object.values(OFFER_CONSENTS).map(({ version, text }) => [version, { purpose: 'offer', text }]),
  ),
  ...Object.fromEntries(
    Object.values(SIMILAR_CONSENTS).map(({ version, text }) => [version, { purpose: 'similar', text }]),
  ),
  ...Object.fromEntries(
    Object.values(PRICE_ALERT_CONSENTS).map(({ version, text }) => [version, { purpose: 'price', text }]),
  ),
  [CONSENTS.permissions.version.en]: {
    purpose: 'permissions',
    text: permissionsConsent((text) => text),
  },
  [CONSENTS.numberMessages.version.en]: { purpose: 'number_messages', text: CONSENTS.numberMessages.text },
  [CONSENTS.writtenLead.version.en]: { purpose: 'written_lead', text: CONSENTS.writtenLead.text },
  [CONSENTS.waiting.version.en]: { purpose: 'waiting', text: CONSENTS.waiting.text },
};
