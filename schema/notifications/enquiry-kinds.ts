import { dateText } from '../common/date-text';
import type { DayPart } from '../visits/choices';

// About the listing, so that erasing the listing finds the notification.
const visit = { icon: 'bell', about: 'listing', target: 'visits', refreshes: ['visits'] } as const;
const waiting = { ...visit, event: null, target: 'leads', refreshes: ['wants'] } as const;

/** What buyers ask besides offers. */
export const ENQUIRY_KINDS = {
  visit_asked: {
    ...visit,
    event: 'visit',
    words: ({ vehicle, day, part }: { vehicle: string; day: string; part: DayPart }) => ({
      title: `A buyer would like to see ${vehicle}`,
      message: `${dateText(Date.parse(day))}, in the ${part}`,
    }),
  },
  similar_asked: {
    ...waiting,
    words: ({ vehicle }: { vehicle: string }) => ({
      title: `A buyer waits for one like ${vehicle}`,
      message: 'They are below your leads, under Buyers waiting.',
    }),
  },
  similar_withdrawn: {
    ...waiting,
    words: ({ vehicle }: { vehicle: string | null }) => ({
      title: 'A waiting buyer has withdrawn',
      message: vehicle ?? 'A vehicle that was removed',
    }),
  },
  visit_withdrawn: {
    ...visit,
    event: null,
    words: ({ vehicle }: { vehicle: string | null }) => ({
      title: 'Visit withdrawn by the buyer',
      message: vehicle ?? 'A vehicle that was removed',
    }),
  },
} as const;
