/** How a buyer reached the page on which they made an offer. */
export const OFFER_SOURCES = ['qr', 'link', 'profile', 'republish'] as const;
export type OfferSource = (typeof OFFER_SOURCES)[number];

/** How a buyer whom the seller wrote down reached the seller. */
export const HAND_SOURCES = ['walk_in', 'call', 'whatsapp', 'olx', 'friend'] as const;
export type HandSource = (typeof HAND_SOURCES)[number];

export const LEAD_SOURCES = [...OFFER_SOURCES, ...HAND_SOURCES] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** Whether the seller wrote the lead down, rather than the buyer making an offer. */
export const isHandMade = (source: LeadSource): source is HandSource =>
  HAND_SOURCES.some((known) => known === source);
