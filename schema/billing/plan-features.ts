import type { Plan } from './plans';

const digits = new Intl.NumberFormat('en-IN');
const upTo = (limit: number | null, what: string) =>
  limit === null ? `Unlimited ${what}` : `${digits.format(limit)} ${what}`;

/** What a plan includes, in words generated from the catalogue. */
export function planFeatures({
  limits,
  photos,
  stickers,
  waitingBuyers,
  staff,
  figuresByDay,
  money,
  stockTakes,
  officerBook,
  showsAds,
  publicProfile,
  suggestions,
  catalogueFeed,
}: Plan): string[] {
  return [
    upTo(limits.liveVehicles, 'vehicles live at once'),
    upTo(limits.vehiclesPerMonth, 'new vehicles a month'),
    upTo(limits.leadsPerMonth, 'leads a month'),
    ...(limits.republishActionsPerMonth === 0
      ? []
      : [upTo(limits.republishActionsPerMonth, 'republishes a month')]),
    `${photos} photos per vehicle, page and QR code`,
    `${digits.format(stickers)} numbered stickers`,
    upTo(waitingBuyers, 'buyers waiting for a vehicle'),
    staff === 1 ? '1 person on your staff' : `${staff} people on your staff`,
    ...(figuresByDay ? ['Figures by day'] : []),
    ...(money ? ['Cost and margin of each vehicle'] : []),
    ...(stockTakes ? ['Stock-take by scanning the yard'] : []),
    ...(officerBook ? ['Stock book as a PDF for an officer'] : []),
    ...(showsAds ? [] : ['No advertisements']),
    ...(publicProfile ? ['Public profile with your own address'] : []),
    ...(catalogueFeed ? ['Catalogue feed for Facebook and Instagram'] : []),
    ...(suggestions ? ['Suggested vehicles on your pages'] : []),
  ];
}
