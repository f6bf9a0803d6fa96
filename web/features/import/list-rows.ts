import type { DraftFields } from '../../../schema/drafts/input';
import type { ListRow } from '../../../schema/vehicles/read-list';
import { formatNumber } from '../../lib/format';

/** A row of the list as the seller corrects it, before it becomes a draft. */
export interface TypedRow {
  isWanted: boolean;
  name: string;
  price: string;
  year: string;
  kms: string;
}

/** Why a row is not taken by default. */
export type Doubt = { kind: 'sold' } | { kind: 'known'; name: string } | { kind: 'twice' };

/** A vehicle that the seller has already, published or begun. */
export interface KnownVehicle {
  name: string;
  registrationNumber?: string | null | undefined;
  kmsDriven?: number | null | undefined;
}

const WHOLE_PLATE = /\d{4}/;
const plateOf = (plate: string | null | undefined) =>
  plate && WHOLE_PLATE.test(plate) ? plate.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase() : null;

/** The plate, else name and kilometres together: what makes two rows the same vehicle; null if neither is known. */
function identity({ name, registrationNumber, kmsDriven }: KnownVehicle): string | null {
  return plateOf(registrationNumber) ?? (kmsDriven ? `${name.toLowerCase()} ${kmsDriven}` : null);
}

const identityOf = ({ name, advert: { registrationNumber, kmsDriven } }: ListRow) =>
  identity({ name, registrationNumber, kmsDriven });

/** For each row, why it is probably not a new vehicle; null if it is. */
export function doubtsOf(rows: readonly ListRow[], stock: readonly KnownVehicle[]): (Doubt | null)[] {
  const known = new Map(stock.map((vehicle) => [identity(vehicle), vehicle.name]));
  const seen = new Set<string>();
  return rows.map((row) => {
    if (row.isSold) return { kind: 'sold' };
    const id = identityOf(row);
    if (id === null) return null;
    const name = known.get(id);
    if (name !== undefined) return { kind: 'known', name };
    if (seen.has(id)) return { kind: 'twice' };
    seen.add(id);
    return null;
  });
}

export const typedRow = ({ name, advert }: ListRow, doubt: Doubt | null): TypedRow => ({
  isWanted: doubt === null,
  name,
  price: advert.price === null ? '' : String(advert.price),
  year: advert.year === null ? '' : String(advert.year),
  kms: advert.kmsDriven === null ? '' : formatNumber(advert.kmsDriven),
});

const numberOf = (typed: string) => (/\d/.test(typed) ? Number(typed.replace(/\D/g, '')) : undefined);
const given = <Value>(value: Value | null | undefined) => value ?? undefined;

/** The draft of a row: what the list said, with the seller's corrections. */
export function draftOf({ advert }: ListRow, { name, price, year, kms }: TypedRow): DraftFields {
  const { variant, negotiable, registrationNumber } = advert;
  const facts = {
    variant: given(variant),
    negotiable: negotiable || undefined,
    registrationNumber: given(registrationNumber),
  };
  return {
    name,
    price: price || undefined,
    currency: 'INR',
    year: numberOf(year),
    kmsDriven: numberOf(kms),
    kind: given(advert.kind),
    make: given(advert.make),
    model: given(advert.model),
    owners: advert.owners,
    fuelType: given(advert.fuelType),
    transmission: given(advert.transmission),
    city: given(advert.city),
    facts: JSON.parse(JSON.stringify(facts)),
  };
}
