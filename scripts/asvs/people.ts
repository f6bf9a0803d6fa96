import { gap, met, not, type Requirement } from './requirement';

/** Chapters 6 to 8: who somebody is, sessions, who may do what. */
const A = 'worker/features/auth';
const policy = 'docs/security/policy.md';
const authPolicy = `${policy}#signing-in`;
const sessionPolicy = `${policy}#sessions`;
const accessPolicy = `${policy}#who-may-do-what`;
const guessing = `${A}/limits-of-use.test.ts › stop guessing at one account`;
const tenMinutes = `${A}/limits-of-use.test.ts › expires after ten minutes`;
const onceCode = `${A}/auth.test.ts › mails a code that signs in once`;
const fiveTries = `${A}/auth.test.ts › counts five tries of a code before it compares`;
const phoneCode = `${A}/phone.test.ts › works for five minutes, once, for whom and what`;
const faultyFields = `${A}/auth.test.ts › names every faulty field`;
const reset = `${A}/auth.test.ts › ends every other session`;
const suspended = 'worker/features/admin/suspension.test.ts › is signed out everywhere';
const erased = 'worker/features/account/erase-account.test.ts › is closed at once';
const provider = `${A}/openid.test.ts › makes an account and a session`;
const wrongToken = `${A}/openid.test.ts › is refused with %s`;
const loggedOut = `${A}/auth.test.ts › opens a session, and ends it everywhere`;
const codes = `${A}/otp.service.ts`;
const passwords = 'worker/platform/passwords.ts';
const mayCall = 'worker/http/who-may-call.test.ts › %s';
const matrix = 'worker/http/who-may-call.test.ts › was asked of everybody';
const massAssignment = 'worker/http/mass-assignment.test.ts › %s';
const table = 'worker/route-table.test.ts › has every route of the application';
const noFactor = 'there is no second factor (6.3.3)';

export const PEOPLE: readonly Requirement[] = [
  met('6.1.1', 'limits of guessing are written down', 'worker/http/rate-limit.ts', authPolicy),
  met('6.1.2', 'words that no password may be', `${A}/easy-passwords.ts`, authPolicy),
  met('6.1.3', 'the ways in, and how strong each is', authPolicy),
  met('6.2.1', 'eight characters at least', faultyFields, 'schema/auth/input.ts'),
  met('6.2.2', 'a password can be changed', reset),
  not(
    '6.2.3',
    'the old password for a new one',
    'there is one way to a new password, the code that is mailed to the account’s address (6.4.3)',
  ),
  met(
    '6.2.4',
    'not one of the 3000 commonest',
    `${A}/easy-passwords.test.ts › is none of the commonest`,
    'scripts/common-passwords.test.ts › the list of common passwords is what its script makes',
  ),
  met('6.2.5', 'any characters', 'schema/auth/input.ts', 'web/lib/password-strength.ts'),
  met('6.2.6', 'typed unseen', 'web/documents/auth/password-input.tsx'),
  met('6.2.7', 'may be pasted and managed', 'web/documents/auth/password-input.tsx'),
  met('6.2.8', 'compared as typed, whole', passwords, 'schema/auth/input.ts'),
  met('6.2.9', 'two hundred characters', 'schema/auth/input.ts'),
  met('6.2.10', 'never runs out', 'schema/account/table.ts', authPolicy),
  met('6.2.11', 'none of the words of 6.1.2', `${A}/easy-passwords.test.ts › is not made of %s`),
  met(
    '6.2.12',
    'not one that has leaked',
    `${A}/new-password.test.ts › is refused at sign-up beside its field`,
    `${A}/new-password.test.ts › is refused in place of a forgotten one`,
    `${A}/new-password.test.ts › keeps nobody out while it does not answer`,
    'worker/platform/leaked-passwords.test.ts › is told five digits of a hash',
  ),
  met('6.3.1', 'guessing is stopped', guessing, fiveTries),
  met(
    '6.3.2',
    'no default accounts in a release',
    'scripts/lib/bundle.mjs',
    'worker/env.test.ts › does not start with the demo gateway',
  ),
  gap('6.3.3', 'two factors', 'a password or the provider is enough, for operators too'),
  met('6.3.4', 'no other way in, all as strong', provider, table, authPolicy),
  met('6.4.1', 'codes are random, short-lived, and no password', onceCode, tenMinutes),
  met('6.4.2', 'no hints, no secret questions', 'schema/account/table.ts'),
  met(
    '6.4.3',
    'a forgotten password is replaced safely',
    reset,
    `${A}/auth.test.ts › tells nobody which addresses exist`,
  ),
  not('6.4.4', 'a lost factor', noFactor),
  met('6.5.1', 'a code works once', onceCode, phoneCode),
  not('6.5.2', 'how recovery codes are kept', 'there are none; codes under way are keyed hashes'),
  met(
    '6.5.3',
    'codes and their seeds come from the CSPRNG',
    'worker/platform/random.ts',
    codes,
    'scripts/lint/randomness-in-platform.grit',
  ),
  met('6.5.4', 'six random digits, which the standard names as enough', codes, fiveTries),
  met('6.5.5', 'codes live for ten minutes at most', tenMinutes, phoneCode),
  not('6.6.1', 'codes by telephone', 'an SMS confirms a number; nobody signs in with one'),
  met(
    '6.6.2',
    'a code is for its purpose, person and address',
    phoneCode,
    `${A}/auth.test.ts › keeps the password of the browser that confirms`,
  ),
  met('6.6.3', 'codes cannot be guessed', fiveTries, `${A}/phone.test.ts › dies after five wrong tries`),
  met(
    '6.8.1',
    'a person is issuer and subject',
    `${A}/openid.test.ts › links a confirmed account`,
    'schema/auth/table.ts',
  ),
  met('6.8.2', 'the ID token’s signature is checked', wrongToken, 'worker/platform/openid.ts'),
  not('6.8.3', 'SAML', 'none'),
  met(
    '6.8.4',
    'recency that the provider says; where it says none, our own sign-in',
    `${A}/openid.test.ts › is asked of the provider, and anew where we say so`,
    `${A}/openid.test.ts › counts anew with the next sign-in`,
    authPolicy,
  ),
  met('7.1.1', 'how long sessions last, and why', sessionPolicy),
  met('7.1.2', 'how many sessions at once', sessionPolicy),
  met('7.1.3', 'our sessions and the provider’s', sessionPolicy),
  met(
    '7.2.1',
    'sessions are checked by the Worker',
    `${A}/session.test.ts › outlives an outage of the session store: D1 decides`,
  ),
  met('7.2.2', 'a session is a new token, no key', `${A}/session.test.ts › gets a new token at every log-in`),
  met('7.2.3', '256 bits of the CSPRNG', 'worker/platform/random.ts', `${A}/session.service.ts`),
  met(
    '7.2.4',
    'a new token at sign-in, and the old one ended',
    `${A}/session.test.ts › gets a new token at every log-in`,
    `${A}/session.test.ts › is ended by the next sign-in in its browser`,
  ),
  met(
    '7.3.1',
    'ends after 30 days without use',
    `${A}/session.test.ts › ends after thirty days without use`,
    sessionPolicy,
  ),
  met(
    '7.3.2',
    'ends after 90 days, used or not',
    `${A}/session.test.ts › ends ninety days after it began`,
    sessionPolicy,
  ),
  met(
    '7.4.1',
    'ended is ended, everywhere',
    loggedOut,
    'worker/live/live-hub.test.ts › at log-out, and only that session’s',
  ),
  met('7.4.2', 'disabling and erasing end all sessions', suspended, erased),
  met('7.4.3', 'a new password ends all others', reset),
  met('7.4.4', 'logging out is in every menu', 'web/e2e/session.spec.ts › the menu names the person'),
  met('7.4.5', 'operators can end sessions', suspended, 'docs/runbooks/breach.md#2-contain'),
  not(
    '7.5.1',
    'asked again before a change of sign-in data',
    'the address cannot be changed, and a number signs nobody in',
  ),
  met(
    '7.5.2',
    'own sessions are listed and ended',
    `${A}/devices.test.ts › are signed out one by one`,
    `${A}/devices.test.ts › are all signed out but this one`,
    'web/e2e/session.spec.ts › settings list the devices, and sign one or all others out',
  ),
  met('7.6.1', 'our session is our own, whatever the provider’s does', sessionPolicy),
  met(
    '7.6.2',
    'a session begins by somebody’s act',
    `${A}/openid.test.ts › is refused in a browser that did not start it`,
  ),
  met('8.1.1', 'who may call what is one table', 'worker/route-table.ts', accessPolicy),
  met(
    '8.1.2',
    'who sees and sets which field',
    accessPolicy,
    'schema/vehicles/input.ts',
    'schema/vehicles/output.ts',
  ),
  met('8.2.1', 'routes are for whom the table says', mayCall, matrix),
  met(
    '8.2.2',
    'another’s rows are not there',
    mayCall,
    'worker/features/vehicles/vehicle-life.test.ts › answers 404 to every change',
  ),
  met(
    '8.2.3',
    'fields that one may not see or set',
    massAssignment,
    'worker/pages/listing-page.test.ts › carries nothing of its seller that is not public',
  ),
  met(
    '8.3.1',
    'the Worker decides, inside the statement',
    mayCall,
    'worker/live/live-hub.test.ts › is of the session’s person',
  ),
  met('8.4.1', 'sellers are apart', mayCall, 'worker/features/live/live.test.ts › gets only its own'),
];
