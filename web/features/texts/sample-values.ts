import type { TextValues } from '../../../schema/texts/placeholders';

/** A buyer and a car for previews. */
export const sampleValues = (): TextValues => ({
  buyer: 'Ravi',
  car: '2019 Maruti Suzuki Swift VXI',
  price: '₹4,75,000',
  link: `${window.location.origin}/q/abc1234`,
});
