import type { DraftFields } from '../../../schema/drafts/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import type { ListRow } from '../../../schema/vehicles/read-entry';
import { formatNumber } from '../../lib/format';
import { type Match, type Refusal, wholePlate } from './match-stock';

/** A row of the list as the seller corrects it, before it becomes a draft or a change. */
export interface TypedRow {
  isWanted: boolean;
  name: string;
  price: string;
  year: string;
  kms: string;
}

/** Why a row is not taken by default. */
export type Doubt = { kind: 'sold' } | { kind: 'known'; name: string } | { kind: 'twice' };

/** What will happen to a row. */
export type Fate =
  | { kind: 'new'; doubt: Doubt | null }
  | { kind: 'ours'; vehicle: OwnVehicleDto }
  | { kind: 'refused'; why: Refusal };

/** A vehicle that the seller has already, published or begun. */
export interface KnownVehicle {
  name: string;
  registrationNumber?: string | null | undefined;
  kmsDriven?: number | null | undefined;
}

/** The plate, else name and kilometres together: what makes two rows the same vehicle; null if neither is known. */
function identity({ name, registrationNumber, kmsDriven }: KnownVehicle): string | null {
  return wholePlate(registrationNumber) ?? (kmsDriven ? `${name.toLowerCase()} ${kmsDriven}` : null);
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

/** For each row, what will happen to it. Only rows of a table with headings change what is there. */
export function fatesOf(
  rows: readonly ListRow[],
  matches: readonly Match[],
  stock: readonly KnownVehicle[],
): Fate[] {
  const doubts = doubtsOf(rows, stock);
  return rows.map(({ table }, at): Fate => {
    const match = table && matches[at];
    if (match && 'refusal' in match) return { kind: 'refused', why: match.refusal };
    if (match) return { kind: 'ours', vehicle: match.vehicle };
    return { kind: 'new', doubt: doubts[at] ?? null };
  });
}

/** Where the list says nothing, or what we export, the vehicle's own value stands. */
export function typedChange({ name, advert, table }: ListRow, vehicle: OwnVehicleDto): TypedRow {
  const said = table?.said;
  const isSamePrice = table?.raw.price === String(vehicle.price);
  const kms = said?.km === undefined ? vehicle.kmsDriven : said.km;
  return {
    isWanted: true,
    name: table?.isOurs && said?.name ? name : vehicle.name,
    price: String(isSamePrice ? vehicle.price : (advert.price ?? vehicle.price)),
    year: String(said?.year ?? vehicle.year),
    kms: kms === null ? '' : formatNumber(kms),
  };
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
export function draftOf({ advert, table }: ListRow, { name, price, year, kms }: TypedRow): DraftFields {
  const { variant, negotiable, registrationNumber } = advert;
  const said = table?.said ?? {};
  const facts = {
    variant: given(variant),
    negotiable: (said.negotiable ?? negotiable) || undefined,
    registrationNumber: given(registrationNumber),
    stockNumber: given(said.stock),
    colour: given(said.colour),
    area: given(said.area),
    keys: given(said.keys),
    loan: given(said.loan),
    noc: said.noc || undefined,
    accident: given(said.accident),
    service: given(said.service),
    insurance:
      said.insurance || said.until ? { type: given(said.insurance), until: given(said.until) } : undefined,
  };
  return {
    name,
    price: price || undefined,
    currency: said.currency ?? 'INR',
    year: numberOf(year),
    kmsDriven: numberOf(kms),
    kind: given(advert.kind),
    make: given(advert.make),
    model: given(advert.model),
    body: given(said.body),
    owners: advert.owners,
    fuelType: given(advert.fuelType),
    transmission: given(advert.transmission),
    city: given(advert.city),
    description: given(said.description),
    republishPolicy: given(said.republish),
    facts: JSON.parse(JSON.stringify(facts)),
  };
}
