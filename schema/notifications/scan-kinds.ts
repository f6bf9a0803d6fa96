export interface OfSticker {
  vehicle: string;
}

const scan = { event: 'scan', icon: 'views', refreshes: [] } as const;

const scanned = ({ vehicle }: OfSticker) => ({
  title: `Someone scanned the sticker of ${vehicle}`,
  message: 'They may be standing beside it.',
});

/** Scans of numbered stickers by people who do not work for the seller. */
export const SCAN_KINDS = {
  // About the listing, so that erasing the listing finds the notification.
  sticker_scanned: { ...scan, about: 'listing', target: 'listings', words: scanned },
  /** For the member of staff who answers for the vehicle; `seller` is the seller's id. */
  staff_sticker_scanned: {
    ...scan,
    about: 'listing',
    target: 'workplace',
    words: (values: OfSticker & { seller: string }) => scanned(values),
  },
  scans_while_closed: {
    ...scan,
    about: 'seller',
    target: 'listings',
    words: ({ count, vehicle }: OfSticker & { count: number }) => ({
      title: count === 1 ? 'One scan while you were closed' : `${count} scans while you were closed`,
      message: count === 1 ? `The sticker of ${vehicle}` : `Most of them the sticker of ${vehicle}`,
    }),
  },
} as const;
