/** A sale to a dealer, as the seller's shard decides it. */
export const DEALER_SALE_STATUSES = ['offered', 'accepted', 'declined', 'withdrawn'] as const;
export type DealerSaleStatus = (typeof DEALER_SALE_STATUSES)[number];

/** The same in the dealer's shard, where an acceptance waits for the seller's. */
export const DEALER_OFFER_STATUSES = [...DEALER_SALE_STATUSES, 'accepting'] as const;
export type DealerOfferStatus = (typeof DEALER_OFFER_STATUSES)[number];

/** How many vehicles a seller can have offered to dealers at a time, and a dealer sees of those offered. */
export const MAX_DEALER_SALES = 100;
