import { dateText } from '../common/date-text';
import type { DayPart } from '../visits/choices';

export interface OfVisit {
  vehicle: string;
  part: DayPart;
}
export interface OfVisitSoon extends OfVisit {
  confirmed: 0 | 1;
}

// About the listing, so that erasing the listing finds the notification.
const visit = { icon: 'bell', about: 'listing', target: 'visits', refreshes: ['visits'] } as const;

const soon = ({ vehicle, part, confirmed }: OfVisitSoon) => ({
  title: `Visit in two hours: ${vehicle}`,
  message: confirmed ? `Confirmed, in the ${part}` : `Not confirmed yet, in the ${part}`,
});

/** What becomes of visits, from the request to two hours before it. */
export const VISIT_KINDS = {
  visit_asked: {
    ...visit,
    event: 'visit',
    words: ({ vehicle, day, part }: OfVisit & { day: string }) => ({
      title: `A buyer would like to see ${vehicle}`,
      message: `${dateText(Date.parse(day))}, in the ${part}`,
    }),
  },
  visit_soon: { ...visit, event: 'visit', words: soon },
  /** Of somebody who works for the seller; `seller` is the seller's id. */
  staff_visit_soon: {
    ...visit,
    target: 'staffVisits',
    event: 'visit',
    refreshes: [],
    words: (values: OfVisitSoon & { seller: string }) => soon(values),
  },
  visit_withdrawn: {
    ...visit,
    event: null,
    // Null if the vehicle no longer exists.
    words: ({ vehicle }: { vehicle: string | null }) => ({
      title: 'Visit withdrawn by the buyer',
      message: vehicle ?? 'A vehicle that was removed',
    }),
  },
} as const;
