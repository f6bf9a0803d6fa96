const PRIME = 0x01000193;

/**
 * Ten hex digits that differ for different texts, for versions in addresses; computed with every page, not
 * for security. Two 32-bit FNV-1a hashes, the second over the reversed text.
 */
export function fingerprint(text: string): string {
  let one = 0x811c9dc5;
  let two = one;
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), PRIME);
    two = Math.imul(two ^ text.charCodeAt(text.length - 1 - at), PRIME);
  }
  return [one, two].map((hash) => (hash >>> 0).toString(16).padStart(8, '0').slice(-5)).join('');
}
