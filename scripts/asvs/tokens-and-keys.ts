import { met, not, type Requirement } from './requirement';

/** Chapters 9 to 12: tokens, OAuth, cryptography, connections. */
const A = 'worker/features/auth';
const policy = 'docs/security/policy.md';
const keys = `${policy}#keys-and-algorithms`;
const connections = `${policy}#connections`;
const openId = 'worker/platform/openid.ts';
const wrongToken = `${A}/openid.test.ts › is refused with %s`;
const provider = `${A}/openid.test.ts › makes an account and a session`;
const verifier = `${A}/openid.test.ts › sends the code verifier`;
const ownBrowser = `${A}/openid.test.ts › is refused in a browser that did not start it`;
const linked = `${A}/openid.test.ts › links a confirmed account`;
const crypto = 'worker/platform/crypto.ts';
const passwords = 'worker/platform/passwords.ts';
const random = 'worker/platform/random.ts';
const deploy = 'README.md#deploy';
const httpsOnly = 'worker/env.test.ts › does not start with %s %j';
const client = 'we are a client of a provider, and none ourselves';
const noResource = 'our API takes a session’s cookie, and no access tokens';
const noCipher = 'we encrypt nothing ourselves: D1, R2 and KV encrypt what they store';

export const TOKENS_AND_KEYS: readonly Requirement[] = [
  met('9.1.1', 'the only one is the provider’s ID token: its signature is checked', wrongToken),
  met('9.1.2', 'signed by a key pair, never by none', openId),
  met('9.1.3', 'keys come from where the configured issuer says', openId),
  met('9.2.1', 'tokens are refused after their time', wrongToken),
  met('9.2.2', 'an ID token is taken as that alone', provider, openId),
  met('9.2.3', 'tokens for others are refused', wrongToken),
  not('9.2.4', 'audiences of issued tokens', 'we issue none'),
  met('10.1.1', 'the provider’s tokens stay in the Worker and are dropped', openId),
  met(
    '10.1.2',
    'answers only to what this browser began',
    ownBrowser,
    `${A}/openid.test.ts › is refused the second time`,
  ),
  met('10.2.1', 'PKCE and state', provider, verifier),
  met('10.2.2', 'one provider, whose name is checked', wrongToken, openId),
  not('10.3.1', 'audiences of access tokens', noResource),
  not('10.3.2', 'scopes of access tokens', noResource),
  not('10.3.3', 'the person of an access token', noResource),
  not('10.3.4', 'strength of an access token', noResource),
  not('10.4.1', 'redirect addresses of clients', client),
  not('10.4.2', 'codes that work once', client),
  not('10.4.3', 'codes that are short-lived', client),
  not('10.4.4', 'grants of clients', client),
  not('10.4.5', 'refresh tokens sent again', client),
  not('10.4.6', 'PKCE of clients', client),
  not('10.4.7', 'registration of clients', client),
  not('10.4.8', 'the end of refresh tokens', client),
  not('10.4.9', 'tokens taken back by people', client),
  not('10.4.10', 'confidential clients', client),
  not('10.4.11', 'scopes of clients', client),
  met('10.5.1', 'nonce', wrongToken, provider),
  met('10.5.2', 'a person is the token’s subject', linked, 'schema/auth/table.ts'),
  met('10.5.3', 'metadata of another issuer is refused', openId),
  met('10.5.4', 'audience', wrongToken),
  not('10.5.5', 'log-out from the provider', 'we offer no such address'),
  not('10.6.1', 'response modes', client),
  not('10.6.2', 'forced log-out at a provider', client),
  not('10.7.1', 'consent to requests', client),
  not('10.7.2', 'words of consent', client),
  not('10.7.3', 'consent taken back', client),
  met('11.1.1', 'how keys are kept and changed', keys, 'docs/runbooks/breach.md#2-contain'),
  met('11.1.2', 'which keys and algorithms there are', keys),
  met('11.2.1', 'the platform’s own cryptography, and oauth4webapi', crypto, passwords, openId),
  met(
    '11.2.2',
    'algorithms and keys can be replaced',
    'worker/features/leads/withdrawal.test.ts › outlives a change of the key',
    passwords,
    keys,
  ),
  met('11.2.3', '128 bits at least', crypto, keys),
  not('11.3.1', 'block modes', noCipher),
  not('11.3.2', 'ciphers', noCipher),
  not('11.3.3', 'changes of what is encrypted', noCipher),
  met('11.4.1', 'SHA-256 and HMAC of it; SHA-1 only where a list has it', crypto, keys),
  met('11.4.2', 'passwords by scrypt, OWASP’s parameters', passwords, keys),
  met('11.4.3', 'hashes of 256 bits', crypto),
  not('11.4.4', 'keys made of passwords', 'none are'),
  met('11.5.1', 'what must not be guessed is random', random, 'scripts/lint/randomness-in-platform.grit'),
  not('11.6.1', 'key pairs and signatures', 'we make none'),
  met('12.1.1', 'TLS 1.2 and 1.3', deploy, connections),
  met('12.1.2', 'strong ciphers, at Cloudflare', deploy, connections),
  not('12.1.3', 'certificates of clients', 'none are asked for'),
  met(
    '12.2.1',
    'TLS without a way back',
    'worker/http/http.test.ts › leads %s to HTTPS',
    'worker/http/http.test.ts › leads no program to HTTPS',
    deploy,
  ),
  met('12.2.2', 'a public certificate, by Cloudflare', deploy),
  met('12.3.1', 'TLS to whom we ask', httpsOnly, connections),
  met('12.3.2', 'their certificates are checked, by the platform', connections),
  met('12.3.3', 'parts of ours are bound, not addressed', 'wrangler.toml', connections),
  not('12.3.4', 'certificates between our parts', 'bindings have none'),
];
