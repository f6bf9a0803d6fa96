/** Where the owner of a sticker chooses what it leads to. */
export const stickerPath = (code: string) => `/dashboard?tab=print&code=${code}`;
