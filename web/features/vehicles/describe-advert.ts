import type { Advert } from '../../../schema/vehicles/read-advert';
import { formatKms, formatPrice } from '../../lib/format';
import { say } from './words';

const ORDINALS = ['', '1st', '2nd', '3rd'];

/** What was read, in the language of the workspace: "Maruti Suzuki Swift VXI, 2018, 62,000 km, 2nd owner, ₹4,75,000". */
export function describeAdvert(advert: Advert): string {
  const { make, model, variant, year, kmsDriven, owners, fuelType, city, price, registrationNumber } = advert;
  const name = [make, model, variant].filter(Boolean).join(' ');
  const owner = owners && say.known(`${ORDINALS[owners] ?? `${owners}th`} owner`);
  const facts = [name, year, kmsDriven && formatKms(kmsDriven), owner, fuelType && say.known(fuelType)];
  return [...facts, registrationNumber, city, price && formatPrice(price)].filter(Boolean).join(', ');
}
