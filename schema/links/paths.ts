/** The format of a short code. */
export const SHORT_CODE = /^[0-9a-z]{6,12}$/;

/** Where the owner of a sticker chooses its vehicle. */
export const stickerPath = (code: string) => `/dashboard?tab=print&code=${code}`;
