import type { Row } from '../papers/paper-column';
import { LABEL, SMALL, VALUE } from '../papers/paper-column';
import type { Measure, Sheet } from '../print/sheet';
import type { Facts } from './facts';
import { paged } from './paged';

const HEADING = { size: 6, weight: 'bold' } as const;
const PART = { ...VALUE, weight: 'bold' } as const;

/** How many of the chassis number the portal asks for. */
const CHASSIS_END = 5;

/** What the portal asks for, in its order, to copy from. In English, as its fields are. */
export function portalSheets(facts: Facts, price: string, measure: Measure): Sheet[] {
  const parts: [string, Row[]][] = [
    [
      'Vehicle',
      [
        ['Vehicle registration number', facts.plate],
        ['Chassis number, last 5 characters', facts.chassis.slice(-CHASSIS_END)],
        ['Chassis number', facts.chassis],
        ['Engine number', facts.engine],
      ],
    ],
    [
      'Seller (present owner)',
      [
        ['Owner name', facts.ownerName],
        ['Son/wife/daughter of', facts.ownerParent],
        ['Address', facts.ownerAddress],
        ['PIN code', facts.ownerPin],
      ],
    ],
    [
      'Buyer (new owner)',
      [
        ['Owner name', facts.buyerName],
        ['Son/wife/daughter of', facts.buyerParent],
        ['Age', facts.buyerAge],
        ['Current address', facts.buyerAddress],
        ['PIN code', facts.buyerPin],
        ['Registering authority', facts.buyerOffice],
      ],
    ],
    [
      'Sale',
      [
        ['Date of sale', `${facts.day} ${facts.month}`],
        ['Sale amount', price],
        ['Financier', facts.financier],
      ],
    ],
  ];
  return paged(
    [
      (column) => column.paragraph('To copy into the portal: transfer of ownership', HEADING),
      (column) =>
        column.paragraph(
          'parivahan.gov.in, Vehicle related services. The portal also asks for the mobile number in the register, which gets a code, and for the insurance policy.',
          LABEL,
        ),
      ...parts.map(([name, rows]) => (column: Parameters<Parameters<typeof paged>[0][number]>[0]) => {
        column.paragraph(name, PART);
        column.rows(rows);
      }),
      (column) =>
        column.paragraph(
          'The order of the fields differs by State and changes; we could not compare it with the portal.',
          SMALL,
        ),
    ],
    measure,
  );
}
