// About the listing, so that erasing the listing finds the notification.
const waiting = {
  icon: 'bell',
  about: 'listing',
  target: 'leads',
  event: null,
  refreshes: ['wants'],
} as const;

/** Buyers who wait for a vehicle like one that is gone. */
export const WAITING_KINDS = {
  similar_asked: {
    ...waiting,
    words: ({ vehicle }: { vehicle: string }) => ({
      title: `A buyer waits for one like ${vehicle}`,
      message: 'They are below your leads, under Buyers waiting.',
    }),
  },
  similar_withdrawn: {
    ...waiting,
    // Null if the vehicle no longer exists.
    words: ({ vehicle }: { vehicle: string | null }) => ({
      title: 'A waiting buyer has withdrawn',
      message: vehicle ?? 'A vehicle that was removed',
    }),
  },
} as const;
