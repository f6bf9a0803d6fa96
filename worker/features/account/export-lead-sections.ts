import { toMajor } from '../../../schema/common/currencies';
import { ENQUIRY_KIND_NAMES, ENQUIRY_KINDS } from '../../../schema/enquiries/kinds';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { listEnquiries } from '../enquiries/enquiries.service';
import { shownPayment } from '../leads/leads.dto';
import { listLeads } from '../leads/leads.service';
import { listOffers, listTexts, listWants, listYards } from './export.queries';
import { PAGE } from './export-page';
import { type Section, section } from './export-section';

/** As shown on screen: a buyer masked there is masked here too. */
async function* leadPages(ctx: UserCtx) {
  for (const filter of [{}, { unlikely: 'only' as const }]) {
    let cursor: string | undefined;
    do {
      const page = await listLeads(ctx, { ...filter, limit: PAGE, ...(cursor ? { cursor } : {}) });
      if (page.items.length > 0) yield page.items;
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
  }
}

/** The buyer's details. */
const leads: Section = {
  name: 'leads',
  async *pages(ctx) {
    for await (const items of leadPages(ctx)) {
      yield items.map(({ ownerId: _ownerId, ...lead }) => lead);
    }
  },
};

/** Buyers' enquiries besides offers, as shown on screen. */
const enquiries: Section = {
  name: 'enquiries',
  async *pages(ctx) {
    for (const kind of ENQUIRY_KIND_NAMES) {
      let cursor: string | undefined;
      do {
        const page = await listEnquiries(ctx, kind, { cursor, limit: PAGE });
        if (page.items.length > 0) {
          yield page.items.map(({ askFor: _askFor, createdAt, withdrawnAt, ...enquiry }) => ({
            kind: ENQUIRY_KINDS[kind].label,
            ...enquiry,
            withdrawnAt: iso(withdrawnAt),
            createdAt: iso(createdAt),
          }));
        }
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
    }
  },
};

/** Each offer of each lead, with the version of the consent text. */
const offers: Section = {
  name: 'offers',
  async *pages(ctx) {
    for await (const items of leadPages(ctx)) {
      const masked = new Set(items.filter((lead) => lead.masked).map(({ id }) => id));
      const rows = await listOffers(
        ctx.shardOf(ctx.actor.user.id),
        items.map(({ id }) => id),
      );
      yield rows.map((offer) => ({
        id: offer.id,
        leadId: offer.leadId,
        price: toMajor(offer.priceMinor, offer.currency),
        currency: offer.currency,
        buyerName: masked.has(offer.leadId) ? null : offer.buyerName,
        message: masked.has(offer.leadId) ? null : offer.message,
        ...shownPayment(offer.payment, masked.has(offer.leadId)),
        source: offer.source,
        consentVersion: offer.consentVersion,
        createdAt: iso(offer.createdAt),
        withdrawnAt: offer.withdrawnAt === null ? null : iso(offer.withdrawnAt),
      }));
    }
  },
};

/** What buyers wait for, with the version of what they agreed to; who they are is in their leads. */
const wants = section(
  'waiting-buyers',
  listWants,
  ({ id }) => id,
  ({ maxPriceMinor, ownerId: _ownerId, createdAt, updatedAt, ...want }) => ({
    ...want,
    maxPrice: maxPriceMinor === null ? null : toMajor(maxPriceMinor, 'INR'),
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  }),
);

/** The yard, and the texts for buyers. */
const yards = section(
  'yard',
  listYards,
  ({ id }) => id,
  ({ ownerId: _ownerId, createdAt, updatedAt, ...yard }) => ({
    ...yard,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  }),
);

const texts = section(
  'texts',
  listTexts,
  ({ id }) => id,
  ({ id, title, body, createdAt, updatedAt }) => ({
    id,
    title,
    body,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  }),
);

export const leadSections: readonly Section[] = [leads, offers, enquiries, wants, yards, texts];
