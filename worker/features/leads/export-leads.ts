import { csvLine } from '../../../schema/common/csv';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { CounterStatus } from '../../../schema/counters/statuses';
import { exchangeName } from '../../../schema/leads/exchange';
import type { LeadFilter } from '../../../schema/leads/input';
import { isHandMade } from '../../../schema/leads/lead-sources';
import type { LeadDto } from '../../../schema/leads/output';
import { LEAD_SOURCE_WORDS, LEAD_STATUS_WORDS } from '../../../schema/leads/words';
import type { UserCtx } from '../../context';
import { noteExport } from '../numbers/numbers.service';
import { listLeads } from './leads.service';
import { inHindi } from './words.hi';

const PAGE = 100;
const HEADER = [
  'Date',
  'Buyer',
  'Mobile',
  'Vehicle',
  'Asking price',
  'Offer',
  'Currency',
  'Status',
  'Source',
  'Follow up',
  'Notes',
  'Message',
  'In exchange',
  'Exchange km',
  'Exchange owners',
  'Exchange price',
  'Needs a loan',
  'Budget',
  'Wants',
  'Your price',
  'Their answer',
];

const indianTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const local = (iso: string | null) => (iso === null ? null : indianTime.format(new Date(iso)));

/** Of the seller's own price. */
const ANSWERS: Record<CounterStatus, string> = {
  open: '',
  accepted: 'Accepted',
  countered: '',
  declined: 'Declined',
  replaced: '',
  taken_back: 'Taken back',
};

type Say = (text: string) => string;

function nameOf({ withdrawnAt, masked, buyerName }: LeadDto, say: Say) {
  if (withdrawnAt) return say('Withdrawn by the buyer');
  return masked ? say('Hidden: over the plan’s leads') : buyerName;
}

const line = (lead: LeadDto, say: Say) =>
  csvLine([
    local(lead.createdAt),
    nameOf(lead, say),
    formatMobile(lead.buyerMobile),
    lead.vehicleName,
    lead.vehiclePrice,
    isHandMade(lead.source) ? null : lead.offerPrice,
    lead.offerCurrency,
    say(LEAD_STATUS_WORDS[lead.status]),
    say(LEAD_SOURCE_WORDS[lead.source]),
    local(lead.followUpAt),
    lead.notes,
    lead.vehicleId && lead.message,
    lead.exchange && exchangeName(lead.exchange),
    lead.exchange?.kms ?? null,
    lead.exchange?.owners ?? null,
    lead.exchange?.price ?? null,
    lead.needsLoan ? say('Yes') : null,
    isHandMade(lead.source) ? lead.offerPrice : null,
    lead.vehicleId ? null : lead.message,
    lead.counter?.price ?? null,
    lead.counter && (lead.counter.reply ?? say(ANSWERS[lead.counter.status])),
  ]);

/**
 * The filtered leads as CSV lines in the language of the account, read page by page. What staff exports is
 * recorded before it is sent.
 */
export async function* exportLeads(ctx: UserCtx, filter: LeadFilter): AsyncGenerator<string> {
  const say: Say = ctx.actor.user.language === 'hi' ? inHindi : (text) => text;
  let head = csvLine(HEADER.map(say));
  let cursor: string | undefined;
  do {
    const page = await listLeads(ctx, { ...filter, limit: PAGE, ...(cursor ? { cursor } : {}) });
    await noteExport(ctx, page.items.length);
    yield head + page.items.map((lead) => line(lead, say)).join('');
    head = '';
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}
