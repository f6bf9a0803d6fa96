/** The format of a short code. */
export const SHORT_CODE = /^[0-9a-z]{6,12}$/;

/** Before a code in the fragment of the address that it leads to. */
export const CODE_FRAGMENT = 'c=';

/** Where the owner of a sticker chooses its vehicle. */
export const stickerPath = (code: string) => `/dashboard/print?code=${code}`;
