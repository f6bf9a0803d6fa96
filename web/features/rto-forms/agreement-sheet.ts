import { amountInWords } from '../../../schema/papers/amount-in-words';
import { LAWS } from '../../../schema/papers/rules/laws';
import type { TransferInput } from '../../../schema/papers/transfer-input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { workspaceLanguage } from '../../i18n/current-language';
import type { BuyersTexts } from '../../i18n/load-texts';
import { formatDate } from '../../lib/dates';
import { factsLine, knownFacts, moreFacts } from '../../lib/known-facts';
import { type Column, LABEL, LEFT, type Row, SMALL, VALUE, WIDTH } from '../papers/paper-column';
import type { Measure, Sheet } from '../print/sheet';
import { setLine } from '../print/type-setting';
import { paged } from './paged';
import { say } from './words';

/** Free at the top, for stamp paper. */
const STAMP_ROOM = 120;
const BLANK_LINES = 2;
const SIGNATURE = { width: 80, height: 16 };

/** "4,75,000 / five lakh …" of a sum as it was read. */
interface Price {
  text: string;
  amount: number;
  isRupees: boolean;
  /** Null if nothing was paid before. */
  token: string | null;
  left: string | null;
}

function factRows(vehicle: OwnVehicleDto, texts: BuyersTexts): Row[] {
  const language = workspaceLanguage();
  const known = knownFacts(vehicle, texts.listing.known, language).map(({ text }) => text);
  return [
    [
      say('Its page said on {day}', { day: formatDate(vehicle.updatedAt) }),
      [factsLine(vehicle, texts), ...known].join(' · '),
    ],
    ...moreFacts(vehicle, texts.listing.more).map(([label, value]): Row => [label, value]),
  ];
}

function rowsOf(input: TransferInput, vehicle: OwnVehicleDto, price: Price, texts: BuyersTexts): Row[] {
  const words = price.isRupees ? amountInWords(price.amount, workspaceLanguage()) : null;
  return [
    [say('Seller'), [input.sellerName, input.sellerAddress].filter(Boolean).join(', ')],
    [say('Owner in the RC'), `${input.ownerName}, ${input.ownerAddress}, ${input.ownerPin}`],
    [say('Buyer'), `${input.buyerName}, ${input.buyerAddress}, ${input.buyerPin}`],
    [say('Vehicle'), `${vehicle.name}, ${input.plate}`],
    [say('Chassis number'), input.chassis],
    [say('Engine number'), input.engine],
    [say('Price'), [price.text, words].filter(Boolean).join('\n')],
    [say('Token already paid'), price.token],
    [say('Still to be paid'), price.left],
    [say('Day of the sale'), formatDate(input.soldOn)],
    ...factRows(vehicle, texts),
  ];
}

function clauses({ financier }: TransferInput): string[] {
  return [
    say('The seller sells the vehicle to the buyer for this price, with its papers and keys.'),
    say(
      'The seller says that he may sell it, that it is not stolen, and that he knows of no case of police or court about it.',
    ),
    say(
      'The buyer has seen the vehicle and had time to drive it and to have it looked at. It is sold as it stands. What is stated above is what its page said; other promises count only if they are written below.',
    ),
    say(
      'Challans, tolls and taxes up to the hour of the hand-over are the seller’s, those after it the buyer’s. The hour is in the delivery note.',
    ),
    financier
      ? say(
          'A loan of {financier} is in the RC. The seller closes it and hands over the bank’s NOC and Form 35.',
          { financier },
        )
      : say('The seller says that no loan is in the RC.'),
    say(
      'The owner in the RC reports the sale in Form 29. The buyer applies in Form 30 for the RC in his own name, within 30 days. Until the RTO records it, the person named in the RC stays answerable in law.',
    ),
  ];
}

function signatureLines(measure: Measure) {
  const line = (column: Column, left: string, right: string) => {
    const y = column.y + SIGNATURE.height;
    for (const [label, x] of [
      [left, LEFT],
      [right, LEFT + WIDTH - SIGNATURE.width],
    ] as const) {
      column.marks.push(
        { kind: 'rule', x1: x, y1: y, x2: x + SIGNATURE.width, y2: y, width: 0.3, grey: 0.3 },
        setLine(measure, label, { x, y: y + 1.5, width: SIGNATURE.width }, LABEL),
      );
    }
    column.y = y + 8;
  };
  return line;
}

/** An agreement of seller and buyer, to be signed by hand, in the language of the workspace. */
export function agreementSheets(
  input: TransferInput,
  vehicle: OwnVehicleDto,
  price: Price,
  texts: BuyersTexts,
  measure: Measure,
): Sheet[] {
  const line = signatureLines(measure);
  return paged(
    [
      (column) => column.paragraph(say('Sale agreement'), { size: 8, weight: 'bold' }),
      ...rowsOf(input, vehicle, price, texts).map((row) => (column: Column) => {
        column.rows([row]);
        // One table, although each row may stand on a page of its own.
        column.y -= 5;
      }),
      (column) => {
        column.y += 5;
      },
      ...clauses(input).map(
        (clause, index) => (column: Column) => column.paragraph(`${index + 1}. ${clause}`, VALUE),
      ),
      (column) => {
        column.paragraph(say('Also agreed:'), VALUE);
        for (let at = 0; at < BLANK_LINES; at++) {
          column.y += 7;
          column.rule();
        }
        column.y += 4;
      },
      (column) => {
        line(
          column,
          say('Seller: {name}', { name: input.sellerName }),
          say('Buyer: {name}', { name: input.buyerName }),
        );
        line(column, say('Witness: name and address'), say('Witness: name and address'));
      },
      (column) => {
        column.paragraph(
          say(
            'Not checked by a lawyer. Each State sets its own stamp duty: print this on stamp paper. The top 12 cm are left free for it.',
          ),
          SMALL,
        );
        column.paragraph(
          say('Source: {source}. Looked up on {day}. Not legal advice.', {
            source: `${LAWS.transfer.source}; ${LAWS.register.source}`,
            day: formatDate(LAWS.transfer.checkedOn),
          }),
          SMALL,
        );
      },
    ],
    measure,
    STAMP_ROOM,
  );
}
