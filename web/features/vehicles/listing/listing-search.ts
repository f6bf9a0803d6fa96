/** Where a buyer came from (`src`) and whether their plain form post went through (`offer`); anything else is dropped. */
export interface ListingSearch {
  src?: 'qr' | 'profile';
  offer?: 'sent';
}

export function readListingSearch({ src, offer }: Record<string, unknown>): ListingSearch {
  return {
    ...(src === 'qr' || src === 'profile' ? { src } : {}),
    ...(offer === 'sent' ? { offer } : {}),
  };
}
