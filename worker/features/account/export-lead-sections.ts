import { toMajor } from '../../../schema/currencies';
import type { UserCtx } from '../../context';
import { listLeads } from '../leads/lead-work.service';
import { listLeadConsents, listOffers, PAGE } from './export.queries';
import { iso, type Section } from './export-section';

/** As the screens show them: a buyer who is hidden there is hidden here. */
async function* leadPages(ctx: UserCtx) {
  let cursor: string | undefined;
  do {
    const page = await listLeads(ctx, { limit: PAGE, ...(cursor ? { cursor } : {}) });
    if (page.items.length > 0) yield page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

/** Who offered, and the words they agreed to. */
export const leads: Section = {
  name: 'leads',
  async *pages(ctx) {
    for await (const items of leadPages(ctx)) {
      const consents = await listLeadConsents(
        ctx.db,
        items.map(({ id }) => id),
      );
      const versions = new Map(consents.map(({ id, version }) => [id, version]));
      yield items.map(({ ownerId: _ownerId, ...lead }) => ({
        ...lead,
        consentVersion: versions.get(lead.id) ?? null,
      }));
    }
  },
};

/** Each offer of each lead. */
export const offers: Section = {
  name: 'offers',
  async *pages(ctx) {
    for await (const items of leadPages(ctx)) {
      const masked = new Set(items.filter((lead) => lead.masked).map(({ id }) => id));
      const rows = await listOffers(
        ctx.db,
        items.map(({ id }) => id),
      );
      yield rows.map((offer) => ({
        id: offer.id,
        leadId: offer.leadId,
        price: toMajor(offer.priceMinor, offer.currency),
        currency: offer.currency,
        message: masked.has(offer.leadId) ? null : offer.message,
        source: offer.source,
        createdAt: iso(offer.createdAt),
      }));
    }
  },
};
