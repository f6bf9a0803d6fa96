/** The secret of a feed's addresses: the seller's bucket and 256 random bits. */
export const FEED_SECRET = /^[0-9a-f]{3}[\w-]{43}$/;

export const FEED_PATH = '/feeds';
export const FEED_FORMATS = ['csv', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export const feedPath = (secret: string, format: FeedFormat) => `${FEED_PATH}/${secret}/vehicles.${format}`;
