import { PLANS } from '../../../schema/billing/plans';
import { OFFER_MAIL_MINUTES } from '../../../schema/channels/events';
import { leadPath } from '../../../schema/channels/paths';
import type { LeadDto } from '../../../schema/leads/output';
import { actingPath } from '../../../schema/staff/acting';
import type { Ctx } from '../../context';
import { indianMonthStart } from '../../platform/clock';
import { wantsEvent } from '../channels/channels.service';
import type { Content, Message, Writer, Writers } from '../messages/content';
import type { Recipient } from '../messages/recipients';
import { reasonOf, settingsUrl, unsubscribeUrl } from '../messages/unsubscribe';
import { buyerOf, type Links, moreOffersMail, offerMail, offerOf, offerTitle, vehicleOf } from './lead.mails';
import { findLeadOf, findSeller, listLeadsOf } from './lead-messages.queries';
import type { LeadRow } from './lead-rows.sql';
import { toLeadDto } from './leads.dto';

const MAX_IN_A_MAIL = 20;

/** Where a lead is for its recipient: in their own workspace, or in that of the seller for whom they work. */
interface Reader extends Recipient {
  /** Null in one's own workspace. */
  worksFor: string | null;
}

const linksOf = (ctx: Ctx, { userId, worksFor }: Reader, kind: 'offer' | 'better_offer'): Links => ({
  origin: ctx.origin,
  base: worksFor === null ? '' : actingPath(worksFor, ''),
  settingsUrl: settingsUrl(ctx),
  unsubscribeUrl: unsubscribeUrl(ctx, userId, kind),
  reason: reasonOf(kind),
});

/** As the seller's current plan shows it. */
const shown = (ctx: Ctx, { plan }: Reader, row: LeadRow): LeadDto => {
  const limit = PLANS[plan].limits.leadsPerMonth;
  return toLeadDto(row, { limit, monthStart: indianMonthStart(ctx.clock.now()), hidesNumbers: false });
};

/**
 * Who reads a seller's leads, with the seller's plan. Null for somebody of the staff who no longer works there, or does
 * not want such messages.
 */
async function readerOf(
  ctx: Ctx,
  recipient: Recipient,
  sellerId: string,
  { kind, channel }: Pick<Message, 'kind' | 'channel'>,
): Promise<Reader | null> {
  const { userId } = recipient;
  if (userId === sellerId) return { ...recipient, worksFor: null };
  const [seller, isWanted] = await Promise.all([
    findSeller(ctx.shardOf(sellerId), sellerId, userId),
    wantsEvent(ctx, userId, kind === 'better_offer' ? kind : 'offer', channel),
  ]);
  return seller?.memberId && isWanted ? { ...recipient, plan: seller.plan, worksFor: sellerId } : null;
}

function contentOf(ctx: Ctx, recipient: Reader, lead: LeadDto, kind: 'offer' | 'better_offer'): Content {
  const isNew = kind === 'offer';
  const said = lead.message ? `: ${lead.message}` : '';
  const links = linksOf(ctx, recipient, kind);
  return {
    mail: offerMail(lead, isNew, links),
    push: {
      title: offerTitle(lead, isNew),
      body: `${buyerOf(lead)}${said}`.slice(0, 300),
      url: `${links.base}${leadPath(lead.id)}`,
      tag: `lead-${lead.id}`,
      // Its buttons act in one's own workspace.
      ...(isNew && lead.status === 'pending' && recipient.worksFor === null
        ? { leadId: lead.id, button: 'Mark as contacted' }
        : {}),
    },
    notice: {
      template: 'offer',
      values: [offerOf(lead), vehicleOf(lead)],
      // Without the buyer's own vehicle: SMS and WhatsApp carry the price and the listing only.
      text: `${offerOf(lead)} offered for ${vehicleOf(lead)}. Open ${ctx.origin}${leadPath(lead.id)}`,
    },
  };
}

const writeOffer =
  (kind: 'offer' | 'better_offer'): Writer =>
  async (ctx, message, recipient) => {
    const { eventId } = message;
    const row = eventId && recipient ? await findLeadOf(ctx.shardOf(eventId), eventId) : null;
    const reader = row && recipient && (await readerOf(ctx, recipient, row.lead.ownerId, message));
    return reader && contentOf(ctx, reader, shown(ctx, reader, row), kind);
  };

export const leadMessages = {
  offer: writeOffer('offer'),
  better_offer: writeOffer('better_offer'),
  more_offers: async (ctx, message, recipient) => {
    if (!recipient) return null;
    const { since = 0, sellerId = recipient.userId } = message.data;
    const reader = await readerOf(ctx, recipient, sellerId, message);
    if (!reader) return null;
    const until = since + OFFER_MAIL_MINUTES * 60_000;
    const span = { ownerId: sellerId, recipientId: recipient.userId, after: since, until };
    const rows = await listLeadsOf(ctx.shardOf(sellerId), span, MAX_IN_A_MAIL);
    if (rows.length === 0) return null;
    const found = rows.map((row) => shown(ctx, reader, row));
    return { mail: moreOffersMail(found, linksOf(ctx, reader, 'offer')) };
  },
} satisfies Partial<Writers>;
