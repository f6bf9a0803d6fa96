/**
 * Where a buyer came from (`src`) and whether their plain form post went through (`offer`). Anything else is dropped; named even
 * then, for the router keeps what a route does not speak of.
 */
export interface ListingSearch {
  src?: 'qr' | 'profile' | undefined;
  offer?: 'sent' | undefined;
}

export function readListingSearch({ src, offer }: Record<string, unknown>): ListingSearch {
  return {
    src: src === 'qr' || src === 'profile' ? src : undefined,
    offer: offer === 'sent' ? offer : undefined,
  };
}
