import { z } from 'zod';
import { answer, Count } from '../common/answer';
import { Id } from '../common/text';
import { VIEW_SOURCES } from '../views/marks';

/** Without bots, link previews, the seller and staff. */
const counts = {
  /** Visits of half an hour to a listing's page, as views are. */
  people: Count,
  /** Of them, those whom a printed code led there. */
  scans: Count,
  calls: Count,
  whatsApps: Count,
  /** Buyers by the day of their first offer, without unlikely and withdrawn ones. */
  offers: Count,
  visits: Count,
  won: Count,
};
const Counts = z.strictObject(counts);
export type FigureCounts = z.output<typeof Counts>;
export type StockFigure = keyof FigureCounts;

export const StockFiguresDto = answer('StockFigures', {
  /** Today included (IST). On plans without figures by day always seven. */
  days: Count,
  totals: Counts,
  /** Most people first; ways in which nobody came are left out. */
  sources: z.array(z.strictObject({ source: z.enum(VIEW_SOURCES), people: Count })),
  /** Which way to which listing most people came; null if that is unknown, or too few came. */
  best: z
    .strictObject({ listingId: Id, name: z.string(), source: z.enum(VIEW_SOURCES), people: Count })
    .nullable(),
  /** Oldest first, without gaps; null on plans without figures by day. */
  byDay: z.array(z.strictObject({ day: z.iso.date(), ...counts })).nullable(),
  /** Most people first; those without any figure are left out. */
  listings: z.array(
    z.strictObject({ listingId: Id, name: z.string(), isRepublished: z.boolean(), ...counts }),
  ),
});
export type StockFiguresDto = z.output<typeof StockFiguresDto>;
