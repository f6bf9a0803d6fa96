import { BRAND } from '../../schema/common/brand';
import type { Settings } from '../env';
import { sha1 } from './crypto';

export interface LeakedPasswords {
  /**
   * Whether a password was seen in a leak. Throws if the list does not respond within 1.5 seconds, or
   * responds in another format.
   */
  has(password: string): Promise<boolean>;
}

/** A person who sets a password waits for it, and continues without a response. */
const TIMEOUT_MS = 1_500;
/** How many hexadecimal digits of the SHA-1 are sent; about a thousand leaked passwords share them. */
const TOLD = 5;

/** Have I Been Pwned's list by hash prefixes: https://haveibeenpwned.com/API/v3#PwnedPasswords */
export function pwnedPasswords(settings: Settings): LeakedPasswords {
  const apiUrl = settings.LEAKED_PASSWORDS_URL ?? 'https://api.pwnedpasswords.com';
  return {
    async has(password) {
      const hash = sha1(password.normalize('NFC')).toUpperCase();
      const response = await fetch(`${apiUrl}/range/${hash.slice(0, TOLD)}`, {
        redirect: 'manual',
        // Padded, so that the response's length does not reveal the prefix.
        headers: { 'add-padding': 'true', 'user-agent': BRAND.name },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`the list of leaked passwords answered ${response.status}`);
      return countIn(await response.text(), hash.slice(TOLD)) > 0;
    },
  };
}

/** How often a hash was seen, from lines `REST_OF_HASH:COUNT`; padding has a count of 0. */
function countIn(list: string, rest: string): number {
  let count = 0;
  for (const line of list.trim().split(/\r?\n/)) {
    const [, suffix, times] = /^([0-9A-F]{35}):(\d+)$/.exec(line) ?? [];
    if (!suffix) throw new Error('the list of leaked passwords answered something else');
    if (suffix === rest) count = Number(times);
  }
  return count;
}
