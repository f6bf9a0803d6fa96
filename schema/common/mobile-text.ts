import { DIAL_CODES } from './dial-codes';
import { nationalNumber } from './phone';

/** "+91 9876543210" from E.164, or from a masked number, whose country code is visible. */
export function formatMobile(e164: string): string {
  const dial = DIAL_CODES.find(({ code }) => e164.startsWith(code));
  return dial ? `${dial.code} ${nationalNumber(e164, dial.code)}` : e164;
}
