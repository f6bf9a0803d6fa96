import { isMobile } from '../../../schema/auth/login-name';
import { BRAND } from '../../../schema/common/brand';
import { toLatinDigits } from '../../../schema/common/digits';
import { COMMON_PASSWORDS } from './common-passwords.gen';

/** What anyone would try first here (ASVS 6.1.2). */
const CONTEXT = [
  BRAND.name,
  BRAND.nativeName,
  'vehicle',
  'vehicles',
  'used',
  'car',
  'cars',
  'bike',
  'bikes',
  'my',
  'qr',
  'code',
];

const letters = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '');

let common: ReadonlySet<string> | undefined;

function isCommon(password: string): boolean {
  common ??= new Set(COMMON_PASSWORDS.split('\n'));
  return common.has(password.toLowerCase());
}

/** Whether a text consists only of known words. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at++) {
    if (!reached.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  }
  return text.length > 0 && reached.has(text.length);
}

/**
 * Whether a new password is one of the 3,000 most common, the person's mailbox or number, or consists only of our own words, with any
 * digits and symbols around them.
 */
export function isEasyPassword(password: string, login: string): boolean {
  const [mailbox = ''] = login.split('@');
  const figures = toLatinDigits(password).replaceAll(/\D/g, '');
  if (
    isMobile(login) &&
    figures.length >= 8 &&
    (login.endsWith(figures) || figures.endsWith(login.slice(-10)))
  )
    return true;
  if (isCommon(password) || password.toLowerCase() === mailbox.toLowerCase()) return true;
  return isMadeOf(letters(password), CONTEXT.map(letters));
}
