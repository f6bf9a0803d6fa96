import { OFFER_MAIL_MINUTES } from '../../../schema/channels/events';
import { leadPath } from '../../../schema/channels/paths';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { formatMobile } from '../../../schema/common/mobile-text';
import { moneyText, numberText } from '../../../schema/common/money-text';
import { type Exchange, exchangeName } from '../../../schema/leads/exchange';
import type { LeadDto } from '../../../schema/leads/output';
import type { MailParts } from '../messages/mail-layout';

/** Where a message's buttons lead, and how to unsubscribe. */
export interface Links {
  origin: string;
  /** What stands before the paths of the recipient's workspace. */
  base: string;
  settingsUrl: string;
  unsubscribeUrl: string;
  reason: string;
}

/** The text depends on the plan, on every channel. */
const MASKED = 'This buyer is over your plan’s leads for this month: name, number and message are hidden.';

export const vehicleOf = ({ vehicleName }: LeadDto) => vehicleName ?? 'your vehicle';
/** Mails are about buyers' offers, which have a price. */
export const offerOf = ({ offerPrice, offerCurrency }: LeadDto) => moneyText(offerPrice ?? 0, offerCurrency);

/** "Alto 2014, 65,000 km, 2 owners, expects ₹1,20,000" */
export function exchangeLine(exchange: Exchange, currency: CurrencyCode): string {
  const { kms, owners, price } = exchange;
  return [
    exchangeName(exchange),
    kms !== null && `${numberText(kms)} km`,
    owners !== null && (owners === 1 ? '1 owner' : `${owners} owners`),
    price !== null && `expects ${moneyText(price, currency)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** "₹3,80,000 + Alto 2014" */
const offerWithExchange = (lead: LeadDto) =>
  lead.exchange ? `${offerOf(lead)} + ${exchangeName(lead.exchange)}` : offerOf(lead);

/** The buyer's name, as far as the plan shows it. */
export const buyerOf = ({ buyerName, masked }: LeadDto) => (masked ? 'A buyer' : (buyerName ?? 'A buyer'));

export const offerTitle = (lead: LeadDto, isNew: boolean) =>
  isNew
    ? `${offerWithExchange(lead)} offered for ${vehicleOf(lead)}`
    : `${buyerOf(lead)} now offers ${offerWithExchange(lead)} for ${vehicleOf(lead)}`;

function factsOf(lead: LeadDto): [string, string][] {
  const {
    vehiclePrice,
    vehicleCurrency,
    masked,
    buyerName,
    buyerMobile,
    message,
    exchange,
    needsLoan,
    offerCurrency,
  } = lead;
  return [
    ['Offer', offerOf(lead)],
    ...(vehiclePrice && vehicleCurrency
      ? [['Your price', moneyText(vehiclePrice, vehicleCurrency)] as [string, string]]
      : []),
    ['Buyer', masked ? 'Hidden' : (buyerName ?? 'No name given')],
    ['Mobile', formatMobile(buyerMobile)],
    ...(exchange ? [['In exchange', exchangeLine(exchange, offerCurrency)] as [string, string]] : []),
    ...(needsLoan ? [['Loan', 'The buyer needs a loan'] as [string, string]] : []),
    ...(message ? [['Message', message] as [string, string]] : []),
  ];
}

/** The mail about one offer: who, how much, and how to answer. */
export function offerMail(
  lead: LeadDto,
  isNew: boolean,
  { origin, base, reason, ...links }: Links,
): MailParts {
  const open = { label: 'Open the lead', url: `${origin}${base}${leadPath(lead.id)}` };
  const title = offerTitle(lead, isNew);
  return {
    subject: title,
    summary: lead.masked ? MASKED : `${buyerOf(lead)}, ${formatMobile(lead.buyerMobile)}`,
    title,
    facts: factsOf(lead),
    paragraphs: lead.masked ? [MASKED] : ['The buyer was told that you call back.'],
    buttons: lead.masked
      ? [open, { label: 'See plans', url: `${origin}/subscription` }]
      : [{ label: `Call ${lead.buyerName ?? 'the buyer'}`, url: `tel:${lead.buyerMobile}` }, open],
    footer: [reason],
    ...links,
  };
}

/** The second mail, with the offers within ten minutes of the first. */
export function moreOffersMail(
  leads: readonly LeadDto[],
  { origin, base, reason, ...links }: Links,
): MailParts {
  const title = leads.length === 1 ? 'One more offer' : `${leads.length} more offers`;
  const line = (lead: LeadDto): [string, string] => {
    const who = lead.masked ? 'Buyer hidden' : `${buyerOf(lead)}\n${formatMobile(lead.buyerMobile)}`;
    return [vehicleOf(lead), `${offerOf(lead)}\n${who}`];
  };
  return {
    subject: `${title} on your vehicles`,
    summary: leads.map((lead) => `${vehicleOf(lead)}: ${offerOf(lead)}`).join(', '),
    title,
    facts: leads.map(line),
    paragraphs: leads.some(({ masked }) => masked)
      ? ['Hidden buyers are over your plan’s leads for this month.']
      : [],
    buttons: [{ label: 'Open your leads', url: `${origin}${base}/dashboard/leads` }],
    footer: [`Offers within ${OFFER_MAIL_MINUTES} minutes of each other come in one mail.`, reason],
    ...links,
  };
}
