import type { OwnVehicleDto } from '../../schema/vehicles/output';
import { say } from '../i18n/common-words';
import { formatKms } from './format';

type Facts = Pick<OwnVehicleDto, 'year' | 'fuelType' | 'transmission' | 'kmsDriven'>;

/** "2020 · Petrol · Manual · 42,000 km", without what the seller left out; a line never breaks before "km". */
export const vehicleFacts = ({ year, fuelType, transmission, kmsDriven }: Facts): string =>
  [
    String(year),
    fuelType && say.known(fuelType),
    transmission && say.known(transmission),
    kmsDriven === null ? null : formatKms(kmsDriven).replace(' ', '\u00a0'),
  ]
    .filter(Boolean)
    .join(' · ');
