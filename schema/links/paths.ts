/** What a short code looks like. */
export const SHORT_CODE = /^[0-9a-z]{6,12}$/;

/** Where the owner of a sticker chooses what it leads to. */
export const stickerPath = (code: string) => `/dashboard?tab=print&code=${code}`;
