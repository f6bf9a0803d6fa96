import { DIAL_CODES } from './dial-codes';
import { nationalNumber } from './phone';

/**
 * "+91 98765 43210" from E.164, or from a masked number, whose country code is visible: the one way in which
 * screens, messages and papers show a number.
 */
export function formatMobile(e164: string): string {
  const dial = DIAL_CODES.find(({ code }) => e164.startsWith(code));
  if (!dial) return e164;
  const national = nationalNumber(e164, dial.code);
  return `${dial.code} ${dial.code === '+91' ? national.replace(/^(.{5})(.{5})$/, '$1 $2') : national}`;
}
