/** The format of a short code. */
export const SHORT_CODE = /^[0-9a-z]{6,12}$/;

/** Precedes a code in the fragment of its destination's address. */
export const CODE_FRAGMENT = 'c=';

/** Where a sticker's owner chooses its vehicle. */
export const stickerPath = (code: string) => `/dashboard/print?code=${code}`;
