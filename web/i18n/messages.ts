/**
 * Everything that the forms of buyers' documents say is wrong: the rules of fields, refusals of the services, limits. Schemas and
 * services write them in English, which is also their key in the dictionaries.
 */
export const BUYER_MESSAGES = [
  'Required',
  'Name is required',
  'Mobile number is required',
  'Mobile number must be at least 10 digits',
  'Mobile number cannot exceed 15 digits',
  'Mobile number must contain only numbers and optional + prefix',
  'Enter a 10-digit Indian mobile number that starts with 6, 7, 8 or 9',
  'Price is required',
  'Offer price is required',
  'Please enter a valid price',
  'Offer price must be at least 1',
  'At most 100 characters',
  'At most 500 characters',
  'Choose what is wrong',
  'Vehicle not found',
  'This vehicle has been removed by its seller',
  'This vehicle has been sold and is no longer available.',
  'You have made several offers on this vehicle already. Please try again later.',
  'Failed to republish vehicle. Please try again.',
  'Too many tries. Please try again later.',
  'Something went wrong. Please try again.',
] as const;

export type BuyerMessage = (typeof BUYER_MESSAGES)[number];

const KNOWN: ReadonlySet<string> = new Set(BUYER_MESSAGES);

/** A message in the words of a dictionary. One that is not in the list becomes the general one, never English. */
export function translateMessage(messages: Record<BuyerMessage, string>, message: string): string {
  if (messages.Required === 'Required') return message;
  if (/^Too many/.test(message)) return messages['Too many tries. Please try again later.'];
  return messages[KNOWN.has(message) ? (message as BuyerMessage) : 'Something went wrong. Please try again.'];
}
