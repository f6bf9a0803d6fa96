import { BRAND } from '../../../schema/brand';
import { AppError } from '../../../schema/errors';
import { COMMON_PASSWORDS } from './common-passwords.gen';

const MESSAGE = 'This password is too easy to guess. Please choose another.';

/** What anybody would try first here (ASVS 6.1.2); the person's own names come on top. */
const CONTEXT = [
  BRAND.name,
  BRAND.nativeName,
  ...['password', 'passwort', 'secret', 'login', 'welcome', 'admin', 'operator', 'user', 'test', 'demo'],
  ...[
    'seller',
    'buyer',
    'dealer',
    'reseller',
    'owner',
    'vehicle',
    'vehicles',
    'car',
    'cars',
    'bike',
    'bikes',
  ],
  ...['auto', 'motor', 'motors', 'used', 'offer', 'offers', 'lead', 'leads', 'price', 'qrcode', 'dashboard'],
  ...['starter', 'growth', 'india', 'bharat', 'my', 'the'],
];
/** A shorter name is in every other word. */
const SHORTEST_NAME = 3;

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

/** Whether a text is one word after another, and nothing else. Names are typed by people: no pattern is made of them. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at++) {
    if (!reached.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  }
  return text.length > 0 && reached.has(text.length);
}

/**
 * Whether a new password is one of the 3000 commonest, or says nothing but words of ours and of its person, whatever digits and
 * signs stand around them.
 */
export function isEasyPassword(password: string, person: { email: string; names?: string[] }): boolean {
  const [mailbox = ''] = person.email.split('@');
  if (isCommon(password) || password.toLowerCase() === mailbox.toLowerCase()) return true;
  const own = [mailbox, ...(person.names ?? [])].flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)]);
  const words = own.map(letters).filter((word) => word.length >= SHORTEST_NAME);
  return isMadeOf(letters(password), [...CONTEXT.map(letters), ...words]);
}

/** The refusal (400), beside the field it is about. */
export const easyPassword = () => new AppError('invalid', MESSAGE, { fields: { password: MESSAGE } });
