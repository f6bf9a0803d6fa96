import { PLANS } from '../../../schema/billing/plans';
import { OFFER_MAIL_MINUTES } from '../../../schema/channels/events';
import { leadPath } from '../../../schema/channels/paths';
import type { LeadDto } from '../../../schema/leads/output';
import type { Ctx } from '../../context';
import { indianMonthStart } from '../../platform/clock';
import type { Content, Writer, Writers } from '../messages/content';
import type { Recipient } from '../messages/recipients';
import { reasonOf, settingsUrl, unsubscribeUrl } from '../messages/unsubscribe';
import { buyerOf, type Links, moreOffersMail, offerMail, offerOf, offerTitle, vehicleOf } from './lead.mails';
import { findLeadOf, listLeadsOf } from './lead-messages.queries';
import { toLeadDto } from './leads.dto';
import type { LeadRow } from './leads.queries';

const MAX_IN_A_MAIL = 20;

const linksOf = (ctx: Ctx, { userId }: Recipient, kind: 'offer' | 'better_offer'): Links => ({
  origin: ctx.origin,
  settingsUrl: settingsUrl(ctx),
  unsubscribeUrl: unsubscribeUrl(ctx, userId, kind),
  reason: reasonOf(kind),
});

/** As the recipient's current plan shows it. */
const shown = (ctx: Ctx, { plan }: Recipient, row: LeadRow): LeadDto => {
  const limit = PLANS[plan].limits.leadsPerMonth;
  return toLeadDto(row, { limit, monthStart: indianMonthStart(ctx.clock.now()), hidesNumbers: false });
};

function contentOf(ctx: Ctx, recipient: Recipient, lead: LeadDto, kind: 'offer' | 'better_offer'): Content {
  const isNew = kind === 'offer';
  const said = lead.message ? `: ${lead.message}` : '';
  return {
    mail: offerMail(lead, isNew, linksOf(ctx, recipient, kind)),
    push: {
      title: offerTitle(lead, isNew),
      body: `${buyerOf(lead)}${said}`.slice(0, 300),
      url: leadPath(lead.id),
      tag: `lead-${lead.id}`,
      ...(isNew && lead.status === 'pending' ? { leadId: lead.id } : {}),
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
  async (ctx, { eventId }, recipient) => {
    const row = eventId && recipient ? await findLeadOf(ctx.shardOf(eventId), eventId) : null;
    return row && recipient && contentOf(ctx, recipient, shown(ctx, recipient, row), kind);
  };

export const leadMessages = {
  offer: writeOffer('offer'),
  better_offer: writeOffer('better_offer'),
  more_offers: async (ctx, { data: { since = 0 } }, recipient) => {
    if (!recipient) return null;
    const span = { ownerId: recipient.userId, after: since, until: since + OFFER_MAIL_MINUTES * 60_000 };
    const rows = await listLeadsOf(ctx.shardOf(recipient.userId), span, MAX_IN_A_MAIL);
    if (rows.length === 0) return null;
    const found = rows.map((row) => shown(ctx, recipient, row));
    return { mail: moreOffersMail(found, linksOf(ctx, recipient, 'offer')) };
  },
} satisfies Partial<Writers>;
