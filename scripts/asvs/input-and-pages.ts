import { gap, met, not, type Requirement } from './requirement';

/** Chapters 1 to 5: encoding, validation, the browser, the API, files. */
const H = 'worker/http';
const F = 'worker/features';
const P = 'worker/pages';
const policy = 'docs/security/policy.md';
const hostile = `${H}/hostile-input.test.ts › %s`;
const fuzzed = `${H}/fuzz.test.ts › $name`;
const unknownKeys = `${H}/http.test.ts › refuses unknown keys and control characters`;
const neverRuns = `${P}/listing-page.test.ts › never runs what a seller wrote`;
const ownScripts = `${P}/pages.test.ts › %s runs only scripts that are files of its own`;
const commonHeaders = `${P}/pages.test.ts › %s has the common headers`;
const apiHeaders = `${H}/http.test.ts › carries its security headers`;
const fileHeaders = 'web/e2e/navigation.spec.ts › a file carries the same security headers';
const headerSource = `${H}/security-headers.ts`;
const ownPages = `${H}/http.test.ts › takes writes from its own pages only`;
const returnPaths = 'schema/common/return-url.test.ts › refuses whatever could leave the site';
const uploads = `${F}/media/hostile-uploads.test.ts`;
const refusedUploads = `${F}/media/refused-uploads.test.ts`;
const sandboxed = `${F}/rc/rc.test.ts › stays out of caches and frames of others`;
const csv = `${F}/leads/export-leads.test.ts › is the narrowed list as CSV, named by the day`;
const faults = 'worker/proof/faults.test.ts › $name';
const races = 'worker/proof/races.test.ts › %s';
const limitTable = `${H}/rate-limit.ts`;
const cookies = `${H}/http.test.ts › names its cookies for this host alone`;
const cookieSource = `${H}/session-cookie.ts`;
const media = 'schema/media/input.ts';
const noGraph = 'no GraphQL';

export const INPUT_AND_PAGES: readonly Requirement[] = [
  met('1.1.1', 'decoded once, before it is checked', fuzzed, 'worker/http/validate.ts'),
  met('1.1.2', 'encoded last, by whoever writes the format', neverRuns, csv),
  met('1.2.1', 'HTML, attributes, headers encoded for their place', neverRuns, `${H}/download.ts`),
  met('1.2.2', 'addresses built from encoded parts, safe protocols only', returnPaths, 'web/lib/format.ts'),
  met('1.2.3', 'JSON inside HTML cannot end its script', neverRuns),
  met('1.2.4', 'SQL has parameters only', hostile, 'scripts/lint/sql-in-queries.grit'),
  not('1.2.5', 'operating system commands', 'workerd runs no processes'),
  not('1.2.6', 'LDAP', 'no directory is asked'),
  not('1.2.7', 'XPath', 'no XML is read'),
  not('1.2.8', 'LaTeX', 'nothing is typeset'),
  met(
    '1.2.9',
    'no pattern is made of what was sent',
    `${F}/contacts/edit-contacts.test.ts › is found by a part`,
  ),
  not('1.3.1', 'HTML from editors', 'all text is plain text'),
  met('1.3.2', 'no code is made at run time', ownScripts, 'biome.json'),
  met('1.3.3', 'length and characters are checked before use', unknownKeys, 'schema/common/text.ts'),
  met(
    '1.3.4',
    'SVG is no upload; a card never becomes markup',
    `${uploads} › %s are refused everywhere`,
    `${P}/cards/card-svg.test.ts › never becomes markup`,
  ),
  not('1.3.5', 'Markdown, style sheets, BBCode', 'all text is plain text'),
  met(
    '1.3.6',
    'nobody names an address that we ask',
    'scripts/lint/outside-world.grit',
    `${policy}#connections`,
  ),
  met(
    '1.3.7',
    'templates are code; words for the writer are data',
    `${F}/vehicles/describe-vehicle.test.ts › is asked for with the facts as data`,
  ),
  not('1.3.8', 'JNDI', 'no Java'),
  not('1.3.9', 'memcache', 'none is used; keys of KV are hashes'),
  not('1.3.10', 'format strings', 'JavaScript has none that reach memory'),
  met(
    '1.3.11',
    'a mail is JSON to a provider, its address checked',
    unknownKeys,
    'worker/platform/mailer.ts',
  ),
  not('1.4.1', 'memory-safe strings', 'JavaScript and WebAssembly manage memory'),
  met(
    '1.4.2',
    'numbers are finite and in range',
    hostile,
    `${F}/vehicles/vehicle-rules.test.ts › keeps a price of twelve digits`,
  ),
  not('1.4.3', 'released memory', 'JavaScript manages memory'),
  not('1.5.1', 'external entities of XML', 'no XML is read'),
  met('1.5.2', 'what comes in is JSON against a strict schema', fuzzed, unknownKeys),
  met(
    '2.1.1',
    'rules of single values are written down',
    'schema/common/text.ts',
    `${H}/docs/docs.test.ts › says what goes in`,
  ),
  met('2.1.2', 'rules of values that belong together', 'schema/leads/offer-rules.ts', `${policy}#input`),
  met(
    '2.1.3',
    'limits of business are written down',
    'schema/billing/plans.ts',
    limitTable,
    `${policy}#input`,
  ),
  met('2.2.1', 'every input is checked against what is expected', hostile, fuzzed),
  met(
    '2.2.2',
    'the Worker checks, whatever the browser did',
    hostile,
    'worker/route-table.test.ts › takes nothing that changes anything without a schema',
  ),
  met(
    '2.2.3',
    'combinations make sense',
    `${F}/vehicles/edit-vehicle.test.ts › takes the number along into another currency`,
    `${F}/leads/leads.test.ts › moves only where a lead can move`,
  ),
  met(
    '2.3.1',
    'steps in their order',
    `${F}/vehicles/vehicle-life.test.ts › moves freely until it is sold`,
    `${F}/billing/payments.test.ts › is nobody else’s to confirm`,
  ),
  met(
    '2.3.2',
    'limits of business hold',
    `${F}/vehicles/plan-limits.test.ts › has three live listings`,
    `${F}/leads/offer-limits.test.ts › from one phone and network on one vehicle`,
  ),
  met('2.3.3', 'a write is whole or nothing', faults),
  met(
    '2.3.4',
    'what is scarce is given out once',
    races,
    `${F}/billing/gift-codes.test.ts › with ten uses is redeemed exactly ten times`,
  ),
  met(
    '2.4.1',
    'floods and machines are slowed',
    `${H}/http.test.ts › slows a flood down`,
    `${F}/auth/limits-of-use.test.ts › stop guessing at one account`,
  ),
  met(
    '3.2.1',
    'no answer is shown as what it is not',
    sandboxed,
    `${F}/media/media.test.ts › is served for ever, as what it is`,
  ),
  met('3.2.2', 'text is put on the page as text', neverRuns, 'biome.json'),
  met('3.3.1', 'cookies are Secure, their names prefixed', cookies, cookieSource),
  met('3.3.2', 'cookies are SameSite', cookies, cookieSource),
  met('3.3.3', 'cookies belong to this host alone', cookies, cookieSource),
  met(
    '3.3.4',
    'scripts cannot read cookies, nor get their values',
    cookies,
    `${F}/auth/auth.test.ts › describe the session without its token`,
  ),
  met('3.4.1', 'HTTPS only, for two years, with subdomains', fileHeaders, headerSource),
  met('3.4.2', 'no other origin may read', apiHeaders),
  met('3.4.3', 'a policy for scripts, objects and bases', apiHeaders, ownScripts, headerSource),
  met('3.4.4', 'no type is guessed', apiHeaders, fileHeaders),
  met('3.4.5', 'others learn the origin alone', commonHeaders, headerSource),
  met('3.4.6', 'no page is framed', apiHeaders, commonHeaders),
  met('3.5.1', 'writes come from our own pages', ownPages, `${P}/listing-forms.test.ts › is refused from %s`),
  not('3.5.2', 'reliance on preflights', 'the origin itself is asked of every write'),
  met(
    '3.5.3',
    'reading changes nothing; two addresses ask for a navigation of ours',
    `${F}/auth/auth.test.ts › renew it for its holder only, and by GET only from our own pages`,
  ),
  not('3.5.4', 'applications on hosts of their own', 'it is one application'),
  met(
    '3.5.5',
    'messages between windows name and check their origin',
    'web/page/popup-login.ts',
    'web/e2e/session.spec.ts › a sign-in in a window of its own',
  ),
  met('3.7.1', 'nothing but what browsers support', 'web/page/buyer.ts', 'package.json'),
  met(
    '3.7.2',
    'only the provider is a way out',
    returnPaths,
    `${P}/sign-in-pages.test.ts › leads to no hostile address`,
  ),
  met(
    '4.1.1',
    'answers name their type and charset',
    `${F}/media/media.test.ts › is served for ever, as what it is`,
    `${H}/download.ts`,
  ),
  met(
    '4.1.2',
    'only pages lead from HTTP to HTTPS',
    `${H}/http.test.ts › leads %s to HTTPS`,
    `${H}/http.test.ts › leads no program to HTTPS`,
  ),
  met('4.1.3', 'the network’s address is Cloudflare’s word alone', `${H}/client.ts`),
  met('4.2.1', 'one parser of HTTP, at Cloudflare', 'wrangler.toml'),
  not('4.3.1', 'costs of queries', noGraph),
  not('4.3.2', 'introspection', noGraph),
  met('4.4.1', 'sockets over TLS', 'web/features/live/live-socket.ts', headerSource),
  met('4.4.2', 'sockets from our own pages', `${F}/live/live.test.ts › is an upgrade from our own pages`),
  not('4.4.3', 'tokens of sockets', 'the session’s cookie opens them'),
  not('4.4.4', 'tokens of sockets from a session', 'the session’s cookie opens them'),
  met('5.1.1', 'types and sizes of files are written down', media, `${policy}#files`),
  met(
    '5.2.1',
    'size and number have limits',
    `${refusedUploads} › are too large above 8 MB`,
    `${refusedUploads} › are none, or more than four`,
  ),
  met('5.2.2', 'a file is what its content says', `${uploads} › %s are refused everywhere`),
  met(
    '5.2.3',
    'bombs are refused while small; archives are no upload',
    `${uploads} › %s are refused everywhere`,
  ),
  met('5.3.1', 'files are data in a bucket, never code', sandboxed, 'worker/platform/storage.ts'),
  met('5.3.2', 'keys of files are ours and random', 'worker/features/media/media.service.ts'),
  met('5.4.1', 'names of files that were sent are not used', csv, 'worker/features/media/media.service.ts'),
  met('5.4.2', 'names that we give are fixed or cleaned', csv, `${H}/download.ts`),
  gap(
    '5.4.3',
    'files are scanned',
    'pictures are drawn anew, but a PDF stays as it was sent, unscanned',
    `${uploads} › come back as nothing but the picture`,
    `${uploads} › is a certificate at most`,
  ),
];
