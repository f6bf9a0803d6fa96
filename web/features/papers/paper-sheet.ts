import { GST_STATES, isGstState } from '../../../schema/billing/gst';
import { RULE_DAY } from '../../../schema/bills/tax';
import { CURRENCIES } from '../../../schema/common/currencies';
import { formatMobile } from '../../../schema/common/mobile-text';
import { amountInWords } from '../../../schema/papers/amount-in-words';
import { HANDED_LABELS, MODE_LABELS, PAPER_LABELS } from '../../../schema/papers/kinds';
import type { PaperFields } from '../../../schema/papers/output';
import { LAWS } from '../../../schema/papers/rules/laws';
import { LOAN_LABELS } from '../../../schema/purchases/kinds';
import { workspaceLanguage } from '../../i18n/current-language';
import { formatDate, formatDateTime, formatTime } from '../../lib/dates';
import { formatPrice } from '../../lib/format';
import type { Measure, Sheet } from '../print/sheet';
import { A4, Column, type Row, SMALL } from './paper-column';
import { addHeading, type PrintedPaper, paperLink } from './paper-heading';
import { addSignatures } from './signature-marks';
import type { Signatures } from './signatures';
import { say } from './words';

const partyText = ({ name, phone, address }: PaperFields['seller']) =>
  [name, phone && formatMobile(phone), address].filter(Boolean).join(', ');

const vehicleText = ({ name, plate }: PaperFields['vehicle']) => [name, plate].filter(Boolean).join(', ');

/** The sum, and in rupees its words, as far as there are any. */
function sumText(amount: number, currency: PaperFields['currency']): string {
  const words = currency === 'INR' ? amountInWords(amount, workspaceLanguage()) : null;
  return [formatPrice(amount, currency, CURRENCIES), words].filter(Boolean).join('\n');
}

function tokenRows(fields: PaperFields): Row[] {
  const { token, price, currency, buyer, seller, vehicle } = fields;
  if (!token) return [];
  return [
    [say('Vehicle'), vehicleText(vehicle)],
    [say('Received by'), partyText(seller)],
    [say('Received from'), partyText(buyer)],
    [say('RC in the name of'), token.rcOwner],
    [say('Token received'), sumText(token.amount, currency)],
    [say('Paid by'), say(MODE_LABELS[token.mode])],
    [say('Agreed price'), formatPrice(price, currency, CURRENCIES)],
    [say('Taken in exchange'), fields.exchange],
    [say('Still to be paid'), formatPrice(price - token.amount, currency, CURRENCIES)],
    [say('Held until'), formatDateTime(token.heldUntil)],
  ];
}

type Handed = Pick<NonNullable<PaperFields['delivery']>, 'at' | 'kms' | 'keys' | 'papers'>;

const handover = ({ at, kms, keys, papers }: Handed, label: string): Row[] => [
  [say('Date and time'), `${formatDate(at)}, ${formatTime(at)}`],
  [say('Odometer'), say('{kms} km', { kms: kms.toLocaleString('en-IN') })],
  [say('Keys'), String(keys)],
  [label, papers.map((paper) => say(HANDED_LABELS[paper])).join(', ') || '–'],
];

function purchaseRows(fields: PaperFields): Row[] {
  const { purchase, price, currency, buyer, seller, vehicle } = fields;
  if (!purchase) return [];
  return [
    [say('Vehicle'), vehicleText(vehicle)],
    [say('Bought from'), partyText(seller)],
    [say('Bought by'), partyText(buyer)],
    [say('RC in the name of'), purchase.rcOwner],
    ...handover(purchase, say('Papers received')),
    [say('Loan'), [say(LOAN_LABELS[purchase.loan]), purchase.bank].filter(Boolean).join(', ')],
    [say('Price paid'), sumText(price, currency)],
    [say('Paid by'), say(MODE_LABELS[purchase.paidBy])],
  ];
}

function deliveryRows(fields: PaperFields): Row[] {
  const { delivery, price, currency, buyer, seller, vehicle } = fields;
  if (!delivery) return [];
  return [
    [say('Vehicle'), vehicleText(vehicle)],
    [say('Handed over by'), partyText(seller)],
    [say('Handed over to'), partyText(buyer)],
    [say('RC in the name of'), delivery.rcOwner],
    ...handover(delivery, say('Papers handed over')),
    [say('Agreed price'), formatPrice(price, currency, CURRENCIES)],
    [say('Taken in exchange'), fields.exchange],
  ];
}

function billRows(fields: PaperFields): Row[] {
  const { bill, price, currency, buyer, seller, vehicle } = fields;
  if (!bill) return [];
  const { gstin, tax, commission } = bill;
  const sum = (amount: number) => (amount === 0 ? null : formatPrice(amount, currency, CURRENCIES));
  const state =
    bill.buyerState && isGstState(bill.buyerState) ? say.known(GST_STATES[bill.buyerState]) : null;
  return [
    [say('Sold by'), partyText(seller)],
    [say('GSTIN'), gstin],
    [say('Sold to'), partyText(buyer)],
    [say('State of the buyer'), gstin && state],
    [say('Vehicle'), vehicleText(vehicle)],
    [say('HSN or SAC'), bill.hsn],
    [say('Agreed price'), commission !== null ? sum(price) : sumText(price, currency)],
    [say('Commission on the sale'), commission === null ? null : sumText(commission, currency)],
    ...(tax
      ? ([
          [say('Taxable value'), sum(tax.taxable)],
          [say('CGST, 9%'), sum(tax.cgst)],
          [say('SGST, 9%'), sum(tax.sgst)],
          [say('IGST, 18%'), sum(tax.igst)],
          [say('To be paid'), sumText(tax.total, currency)],
        ] satisfies Row[])
      : []),
  ];
}

function terms({ token, delivery, bill, purchase }: PaperFields, column: Column): void {
  if (bill?.gstin) {
    if (bill.scheme === 'margin') {
      column.paragraph(
        say('Tax is paid on the margin. It is not shown, and cannot be claimed as input tax credit.'),
      );
    }
    const day = formatDate(RULE_DAY);
    column.paragraph(say('Worked out by our rule of {day}. Show it to your accountant.', { day }), SMALL);
  }
  if (purchase) {
    column.paragraph(
      say('The seller has received this price in full, and has handed over the vehicle at {time}.', {
        time: formatTime(purchase.at),
      }),
    );
  }
  if (token) {
    column.paragraph(say('Until then the seller holds the vehicle for the buyer.'));
    column.paragraph(
      say(
        token.terms === 'returned'
          ? 'If the buyer does not buy by then, the token is returned in full.'
          : 'If the buyer does not buy by then, the seller keeps the token.',
      ),
    );
    column.paragraph(say('If the seller does not sell, the token is returned in full.'));
  }
  if (delivery) {
    const time = formatTime(delivery.at);
    column.paragraph(
      say(
        'Possession passed at {time}. Between the two of us, challans, tolls and accidents after this minute are the buyer’s, those before it the seller’s.',
        { time },
      ),
    );
    column.paragraph(
      say('In law the person named in the RC stays answerable until the RTO records the transfer.'),
    );
    column.paragraph(
      say('Source: {source}. Looked up on {day}. Not legal advice.', {
        source: LAWS.register.source,
        day: formatDate(LAWS.register.checkedOn),
      }),
      SMALL,
    );
  }
}

/** A receipt or a note on one A4 page, in the language of the workspace. */
export function paperSheet(paper: PrintedPaper, drawn: Signatures, origin: string, measure: Measure): Sheet {
  const { fields } = paper;
  const column = new Column(measure);
  const link = paperLink(origin, paper.code);
  addHeading(
    column,
    say(fields.bill?.gstin ? 'Tax invoice' : PAPER_LABELS[paper.kind]),
    paper,
    origin,
    measure,
  );
  column.rows([...tokenRows(fields), ...deliveryRows(fields), ...purchaseRows(fields), ...billRows(fields)]);
  terms(fields, column);
  column.y += 4;
  addSignatures(fields, drawn, column, measure);
  column.paragraph(say('What this paper is: {link}', { link: link.replace(/^https?:\/\//, '') }), SMALL);
  return { ...A4, marks: column.marks };
}
