import type { OwnVehicleDto } from './output';

type Cell = string | number | null | undefined;

const yesNo = (is: boolean | undefined) => (is ? 'Yes' : is === false ? 'No' : null);

/** "third_party" as "Third party". */
export const choiceText = (value: string | null | undefined) =>
  value && `${value[0]?.toUpperCase()}${value.slice(1).replaceAll('_', ' ')}`;

const specificationsText = ({ specifications }: OwnVehicleDto) =>
  typeof specifications === 'object' && specifications !== null
    ? Object.entries(specifications)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n')
    : specifications;

/** What an import reads back, by heading; in the order of the file. */
export const STOCK_COLUMNS = {
  stock: { heading: 'Stock no', of: (one) => one.stockNumber },
  plate: { heading: 'Registration no', of: (one) => one.registrationNumber },
  name: { heading: 'Name', of: (one) => one.name },
  price: { heading: 'Price', of: (one) => one.price },
  currency: { heading: 'Currency', of: (one) => one.currency },
  status: { heading: 'Status', of: (one) => choiceText(one.status) },
  year: { heading: 'Year', of: (one) => one.year },
  km: { heading: 'KM', of: (one) => one.kmsDriven },
  owner: { heading: 'Owners', of: (one) => one.owners },
  fuel: { heading: 'Fuel', of: (one) => one.fuelType },
  gears: { heading: 'Transmission', of: (one) => one.transmission },
  kind: { heading: 'Kind', of: (one) => choiceText(one.kind) },
  make: { heading: 'Make', of: (one) => one.make },
  model: { heading: 'Model', of: (one) => one.model },
  variant: { heading: 'Variant', of: (one) => one.facts.variant },
  body: { heading: 'Body', of: (one) => one.body },
  colour: { heading: 'Colour', of: (one) => one.facts.colour },
  city: { heading: 'City', of: (one) => one.city },
  area: { heading: 'Area', of: (one) => one.facts.area },
  insurance: { heading: 'Insurance', of: (one) => choiceText(one.facts.insurance?.type) },
  until: { heading: 'Insurance until', of: (one) => one.facts.insurance?.until },
  keys: { heading: 'Keys', of: (one) => one.facts.keys },
  loan: { heading: 'Loan', of: (one) => choiceText(one.facts.loan) },
  noc: { heading: 'NOC', of: (one) => yesNo(one.facts.noc) },
  accident: { heading: 'Accident', of: (one) => choiceText(one.facts.accident) },
  service: { heading: 'Service', of: (one) => choiceText(one.facts.service) },
  negotiable: { heading: 'Negotiable', of: (one) => yesNo(one.facts.negotiable) },
  profile: { heading: 'On profile', of: (one) => yesNo(one.showInProfile) },
  republish: { heading: 'Republishing', of: (one) => choiceText(one.republishPolicy) },
  description: { heading: 'Description', of: (one) => one.description },
} as const satisfies Record<string, { heading: string; of: (vehicle: OwnVehicleDto) => Cell }>;
export type StockColumn = keyof typeof STOCK_COLUMNS;

/** What the file has for people only. */
const READ_ONLY = {
  'Sold price': (one) => one.soldPrice,
  Specifications: specificationsText,
  Views: (one) => one.views,
  'Listed on': (one) => one.createdAt.slice(0, 10),
  Link: (one) => one.shortUrl,
} as const satisfies Record<string, (vehicle: OwnVehicleDto) => Cell>;

export const READ_ONLY_HEADINGS: readonly string[] = Object.keys(READ_ONLY);

/** How a vehicle's value stands in the file. */
export const cellOf = (column: StockColumn, vehicle: OwnVehicleDto): string =>
  String(STOCK_COLUMNS[column].of(vehicle) ?? '');

/** The seller's vehicles as rows of cells, with their headings. Numbers stay numbers. */
export function stockSheet(vehicles: readonly OwnVehicleDto[]): (string | number)[][] {
  const columns = Object.values(STOCK_COLUMNS);
  return [
    [...columns.map(({ heading }) => heading), ...READ_ONLY_HEADINGS],
    ...vehicles.map((vehicle) =>
      [...columns.map(({ of }) => of(vehicle)), ...Object.values(READ_ONLY).map((of) => of(vehicle))].map(
        (cell) => cell ?? '',
      ),
    ),
  ];
}
