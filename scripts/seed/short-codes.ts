import { DEMO_EXAMPLE_CODE } from '../../schema/dev/example-code';
import { indianCalendar } from '../../worker/platform/clock';
import { newShortCode } from '../../worker/platform/random';

const DAY = 86_400_000;

/** The vehicle that the landing page opens as its example. */
const EXAMPLE = 'swift-vxi';

export const shortCodeOf = (vehicleKey: string, ownerId: string) =>
  vehicleKey === EXAMPLE ? DEMO_EXAMPLE_CODE : newShortCode(ownerId);

/** The dealer's printed stickers: what each is on, for how many days, and its scans by days ago. */
const STICKERS: readonly { on?: string; days?: number; scans?: Readonly<Record<number, number>> }[] = [
  { on: 'baleno-delta-cvt', days: 32, scans: { 0: 2, 1: 5, 3: 1, 8: 4, 15: 2 } },
  { on: 'alto-k10', days: 40, scans: { 36: 3 } },
  { on: 'xuv500-w9', days: 46 },
  { on: 'swift-vxi', days: 11, scans: { 0: 1, 2: 3 } },
  {},
  {},
];
const PRINTED_DAYS_AGO = 50;

/** Rows of the dealer's numbered stickers. */
export const stickerRows = (id: (key: string) => string, now: number) =>
  STICKERS.map(({ on, days = 0, scans = {} }, index) => ({
    code: newShortCode(id('sharma-motors')),
    ownerId: id('sharma-motors'),
    number: index + 1,
    vehicleId: on ? id(on) : null,
    pointedAt: on ? now - days * DAY : null,
    scanCount: Object.values(scans).reduce((sum, count) => sum + count, 0),
    scanDays: Object.fromEntries(
      Object.entries(scans).map(([ago, count]) => [indianCalendar(now - Number(ago) * DAY).day, count]),
    ),
    createdAt: now - PRINTED_DAYS_AGO * DAY,
  }));
