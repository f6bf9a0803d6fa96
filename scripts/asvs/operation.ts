import { met, not, type Requirement } from './requirement';

/** Chapters 13 to 17: configuration, data, architecture, logs, WebRTC. */
const policy = 'docs/security/policy.md';
const connections = `${policy}#connections`;
const data = `${policy}#data-and-its-protection`;
const logs = `${policy}#logs`;
const dependencies = `${policy}#dependencies`;
const costly = `${policy}#costly-work`;
const deploy = 'README.md#deploy';
const access = 'docs/runbooks/access.md';
const bundle = 'scripts/lib/bundle.mjs';
const outside = 'scripts/lint/outside-world.grit';
const notFound = 'worker/http/http.test.ts › answers an unknown route as JSON';
const noMethod = 'worker/http/http.test.ts › knows no %s of what cannot be changed';
const noText = 'worker/http/http.test.ts › answers a fault without its text';
const unconfigured = 'worker/http/http.test.ts › serves nothing while it is not configured';
const faults = 'worker/proof/faults.test.ts › $name';
const pagesInFaults = 'worker/proof/pages-in-faults.test.ts › %s pages are there';
const massAssignment = 'worker/http/mass-assignment.test.ts › %s';
const hostile = 'worker/http/hostile-input.test.ts › %s';
const retention = 'worker/jobs/retention.test.ts';
const kept = 'worker/pages/cached-page.test.ts';
const noAddress = 'worker/features/leads/offer-limits.test.ts › leave no address behind';
const withoutTyped = 'worker/features/issues/issues.test.ts › is put on record with its page and its person';
const onRecord = 'worker/features/rc/rc.test.ts › is logged each time';
const securityLog = 'worker/http/security-log.test.ts';
const noCalls = 'no WebRTC';

export const OPERATION: readonly Requirement[] = [
  met('13.1.1', 'whom we talk to', connections),
  met('13.2.1', 'parts of ours are bound; no passwords between them', 'wrangler.toml', connections),
  met('13.2.2', 'each part has what it needs', 'scripts/lint/bindings-in-platform.grit', 'wrangler.toml'),
  met('13.2.3', 'no default keys in a release', 'worker/env.test.ts › does not start with %s %j'),
  met('13.2.4', 'only the platform folder speaks to others', outside, connections),
  met('13.2.5', 'addresses that are asked are configuration', outside, 'worker/env.ts'),
  met('13.3.1', 'secrets are Cloudflare’s, never in the code', deploy, 'worker/env.ts'),
  met(
    '13.3.2',
    'who may set and read secrets: few, and only theirs',
    `${access}#who-has-what`,
    `${access}#secrets`,
  ),
  met('13.4.1', 'nothing of the repository is released', 'scripts/deploy.mjs', 'wrangler.toml'),
  met('13.4.2', 'no development tools in a release', bundle, unconfigured),
  met('13.4.3', 'no listings of folders', notFound),
  met('13.4.4', 'no TRACE', noMethod, 'wrangler.toml'),
  met(
    '13.4.5',
    'the API’s description and health are public on purpose',
    'worker/features/health/health.test.ts › is 200 when every part answers',
    'worker/http/docs/docs.test.ts › is OpenAPI 3.1, open to all',
  ),
  met('14.1.1', 'what data there is, by how much it needs protection', data),
  met('14.1.2', 'how each kind is protected', data),
  met(
    '14.2.1',
    'nothing sensitive in addresses; a private link shows no person',
    data,
    'worker/route-table.test.ts › asks in an address for nothing secret or personal',
    'worker/features/leads/withdrawal.test.ts › and nothing of the buyer',
    'web/e2e/leads.spec.ts › a lead is found, worked on, exported',
    'web/e2e/offer-form.spec.ts › two taps on the button are one offer, and no number is ever in an address',
  ),
  met(
    '14.2.2',
    'caches on the way keep public pages alone',
    `${kept} › is fresh for whoever is signed in`,
    'worker/pages/pages.test.ts › %s has the common headers and is kept by no shared cache',
  ),
  met('14.2.3', 'no trackers; the policy lets nobody in', 'worker/http/security-headers.ts', noAddress),
  met(
    '14.2.4',
    'kept, shown and erased as written',
    `${retention} › goes: what says who somebody was`,
    'worker/features/account/erase-account.test.ts › leaves nothing of its person',
    noAddress,
  ),
  met(
    '14.3.1',
    'log-out drops what the page had',
    'web/features/auth/log-out.ts',
    'web/e2e/session.spec.ts › the menu names the person',
  ),
  met(
    '14.3.2',
    'browsers keep no private answer',
    'worker/http/http.test.ts › is kept by nobody',
    'worker/features/rc/rc.test.ts › stays out of caches',
  ),
  met(
    '14.3.3',
    'scripts store where to return to, no more',
    'web/features/auth/sign-in-memory.ts',
    'worker/pages/code-pages.test.ts › keeps the address out of addresses',
  ),
  met('15.1.1', 'how soon what is faulty is replaced', dependencies),
  met('15.1.2', 'what is in it, with versions and checksums', 'package-lock.json', dependencies),
  met('15.1.3', 'what is costly, and how it is bounded', costly),
  met('15.2.1', 'nothing with a known fault is released', 'scripts/deploy.mjs', dependencies),
  met(
    '15.2.2',
    'costly work is bounded',
    'worker/pages/cost.test.ts › a vehicle page is one journey',
    'worker/features/media/refused-uploads.test.ts › are limited by account',
  ),
  met('15.2.3', 'a release has nothing for tests', bundle),
  met(
    '15.3.1',
    'answers have the fields of their shape alone',
    'worker/test/check-answer.ts',
    'worker/features/profile/users.test.ts › has a name and a plan',
  ),
  met(
    '15.3.2',
    'our own calls follow no redirects',
    'scripts/asvs.test.ts › nothing is asked that may lead elsewhere',
  ),
  met('15.3.3', 'no field is set that was not meant', massAssignment),
  met(
    '15.3.4',
    'the network’s address is Cloudflare’s word',
    'worker/http/client.ts',
    'worker/features/leads/offer-limits.test.ts › from one network on one vehicle',
  ),
  met('15.3.5', 'types are strict', hostile, 'tsconfig.json', 'biome.json'),
  met(
    '15.3.6',
    'names that every object has name nothing',
    hostile,
    'schema/billing/pricing.test.ts › is one of the list, and no name that every object has',
  ),
  met(
    '15.3.7',
    'parameters come from where they belong',
    'worker/http/validate.ts',
    'worker/http/fuzz.test.ts › $name',
  ),
  met('16.1.1', 'what is logged, where, for how long', logs),
  met('16.2.1', 'when, where, who and what', onRecord, withoutTyped, logs),
  met('16.2.2', 'one clock, in UTC', 'worker/platform/clock.ts', logs),
  met('16.2.3', 'logs go where the list says', logs),
  met('16.2.4', 'logs can be read together by the request’s id', notFound, logs),
  met(
    '16.2.5',
    'nothing secret or personal in logs',
    withoutTyped,
    `${securityLog} › is one line of JSON in the output, without address`,
  ),
  met(
    '16.3.1',
    'sign-ins are logged, failed ones too',
    `${securityLog} › has who signed in`,
    `${securityLog} › has every sign-in that failed`,
  ),
  met('16.3.2', 'refusals are logged', `${securityLog} › has what a signed-in person was refused`),
  met(
    '16.3.3',
    'attempts to get round a control are logged',
    `${securityLog} › has who goes round the origin`,
    onRecord,
  ),
  met(
    '16.3.4',
    'faults are logged',
    'worker/features/issues/issues.test.ts › is put on record and answered without its text',
  ),
  met('16.4.1', 'nobody can write a line into a log', 'worker/http/errors.ts', logs),
  met('16.4.2', 'logs cannot be changed', `${retention} › never goes from the log by another hand`, logs),
  met('16.4.3', 'logs are sent to another system', 'wrangler.toml', 'README.md#deploy', logs),
  met('16.5.1', 'a fault says nothing of our inside', noText),
  met('16.5.2', 'what fails outside does not open anything', faults, pagesInFaults),
  met('16.5.3', 'a fault writes nothing by half', faults, unconfigured),
  not('17.1.1', 'TURN', noCalls),
  not('17.2.1', 'keys of DTLS', noCalls),
  not('17.2.2', 'ciphers of DTLS', noCalls),
  not('17.2.3', 'authentication of SRTP', noCalls),
  not('17.2.4', 'malformed SRTP', noCalls),
  not('17.3.1', 'floods of signalling', noCalls),
  not('17.3.2', 'malformed signalling', noCalls),
];
