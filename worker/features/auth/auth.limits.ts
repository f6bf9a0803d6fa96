import { DAY, HOUR, MINUTE, named } from '../../http/limits';

/**
 * What strangers do to an account is counted by (account, site), and by site over all accounts. A site is an
 * IPv4 address or an IPv6 /48, whose owner can choose among its /64s. No limit applies to an account alone,
 * because a few sites could use it up; but 500 mails a day stop a mailbox from being flooded, and codes get
 * fewer attempts long before that (otp.queries.ts). Totals per site are generous, because thousands of phones
 * share one Indian carrier address: 100 sign-ups and 200 mails an hour, 60 wrong passwords a minute.
 *
 * A right password costs the same hash as a wrong one, so both count. Ten sign-ins of an account in ten minutes is more than a yard
 * with six phones needs. 60 a minute of a site on new devices are far more than a carrier's address brings: sessions last a month,
 * so 5,000 sellers behind one address sign in about once in ten minutes. Known devices are not part of that total, because
 * somebody else on their address could use it up; their accounts' limit and the queue's order bound them.
 *
 * A number is an address too, but several accounts may sign in with it: what one of them uses up must not be missing to another, so
 * numbers have the limits by site and those of text messages (sms-budgets.ts).
 */
export const AUTH_LIMITS = named({
  loginHere: { by: 'address and site', limit: 10, windowMs: MINUTE, strangers: true, counts: 'work' },
  loginHereDaily: { by: 'address and site', limit: 100, windowMs: DAY, strangers: true, counts: 'failures' },
  loginBySite: { by: 'site', limit: 60, windowMs: MINUTE, strangers: true, counts: 'work' },
  loginByDevice: { by: 'known device', limit: 10, windowMs: 10 * MINUTE, counts: 'work' },
  signInOfAccount: { by: 'mail address', limit: 10, windowMs: 10 * MINUTE, counts: 'successes' },
  codeBySite: { by: 'site', limit: 30, windowMs: 10 * MINUTE, strangers: true, counts: 'failures' },
  codeBySiteDaily: { by: 'site', limit: 300, windowMs: DAY, strangers: true, counts: 'failures' },
  codeByDevice: { by: 'known device', limit: 20, windowMs: HOUR, counts: 'failures' },
  codeByAccount: { by: 'account', limit: 20, windowMs: HOUR },
  signUpBySite: { by: 'site', limit: 100, windowMs: HOUR },
  mailHere: { by: 'address and site', limit: 5, windowMs: HOUR, strangers: true },
  mailHereDaily: { by: 'address and site', limit: 10, windowMs: DAY, strangers: true },
  mailToAddress: { by: 'mail address', limit: 500, windowMs: DAY, strangers: true },
  mailBySite: { by: 'site', limit: 200, windowMs: HOUR, strangers: true },
  mailByDevice: { by: 'known device', limit: 10, windowMs: HOUR },
  smsByAccount: { by: 'account', limit: 10, windowMs: HOUR },
});

const { loginHere, loginHereDaily, loginBySite, loginByDevice, signInOfAccount } = AUTH_LIMITS;
const { codeBySite, codeBySiteDaily, codeByDevice, signUpBySite } = AUTH_LIMITS;
const { mailHere, mailHereDaily, mailToAddress, mailBySite, mailByDevice } = AUTH_LIMITS;

// Narrow limits first: a request that they refuse does not count towards the wide ones.
export const MAIL_LIMITS = [mailHere, mailHereDaily, mailToAddress, mailBySite, mailByDevice];
export const CODE_LIMITS = [codeBySite, codeBySiteDaily, codeByDevice];
export const RESET_LIMITS = [...CODE_LIMITS, signInOfAccount];
export const LOGIN_LIMITS = [loginHere, loginHereDaily, loginBySite, loginByDevice, signInOfAccount];
export const SIGN_UP_LIMITS = [...MAIL_LIMITS, signUpBySite];
