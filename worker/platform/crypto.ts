import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** SHA-256 in hexadecimal digits. */
export const sha256 = (data: string | Uint8Array) => hash('sha256', data);

/** For lists keyed by it (leaked-passwords.ts); no protection depends on it. */
export const sha1 = (text: string) => hash('sha1', text);

/**
 * Keyed SHA-256 in hexadecimal digits; `purpose` keeps a value made for one use from being accepted for
 * another.
 */
export function hmac(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex');
}

/** Constant-time comparison. */
export function sameSecret(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
