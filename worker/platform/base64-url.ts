/** URL-safe base64 without padding. */
export const toBase64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, 'base64url'));
