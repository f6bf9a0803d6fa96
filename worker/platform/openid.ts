import * as oauth from 'oauth4webapi';
import { KEPT } from '../../schema/common/retention';
import type { Settings } from '../env';
import { systemClock } from './clock';

/** A provider's claims about the person who signed in. */
export interface OpenIdClaims {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** When the person last authenticated at the provider (`auth_time`); null if it does not say. */
  authenticatedAt: number | null;
}

export interface OpenIdFlow {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface OpenIdProvider {
  name: string;
  /** A new random state, nonce and code verifier, for one sign-in. */
  newFlow(): OpenIdFlow;
  /**
   * The address to redirect the browser to (authorization code, PKCE S256). `again`: the provider must
   * authenticate the person again.
   */
  authorizationUrl(flow: OpenIdFlow, redirectUri: string, again?: boolean): Promise<string>;
  /** Turns the provider's response into claims. Throws if anything in it does not match the flow. */
  exchange(callback: URL, flow: OpenIdFlow, redirectUri: string): Promise<OpenIdClaims>;
}

const OLDEST_SECONDS = KEPT.sessionAtMost * 86_400;

const DISCOVERY_TTL_MS = 3_600_000;
let discovered: { issuer: string; server: oauth.AuthorizationServer; until: number } | undefined;

async function discover(issuer: URL, options: object): Promise<oauth.AuthorizationServer> {
  const now = systemClock.now();
  if (discovered?.issuer === issuer.href && discovered.until > now) return discovered.server;
  const response = await oauth.discoveryRequest(issuer, options);
  const server = await oauth.processDiscoveryResponse(issuer, response);
  discovered = { issuer: issuer.href, server, until: now + DISCOVERY_TTL_MS };
  return server;
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Any OpenID Connect issuer, by discovery; null if none is configured. */
export function openIdProvider(settings: Settings): OpenIdProvider | null {
  if (!settings.OIDC_ISSUER || !settings.OIDC_CLIENT_ID) return null;
  const issuer = new URL(settings.OIDC_ISSUER);
  const client: oauth.Client = { client_id: settings.OIDC_CLIENT_ID };
  const clientAuth = settings.OIDC_CLIENT_SECRET
    ? oauth.ClientSecretPost(settings.OIDC_CLIENT_SECRET)
    : oauth.None();
  // Plain http only for a provider on this machine, in development.
  const insecure = settings.APP_ENV === 'development' && issuer.protocol === 'http:';
  const options = {
    [oauth.allowInsecureRequests]: insecure,
    signal: () => AbortSignal.timeout(8_000),
  };

  return {
    name: settings.OIDC_NAME,
    newFlow: () => ({
      state: oauth.generateRandomState(),
      nonce: oauth.generateRandomNonce(),
      codeVerifier: oauth.generateRandomCodeVerifier(),
    }),
    async authorizationUrl(flow, redirectUri, again = false) {
      const server = await discover(issuer, options);
      const url = new URL(server.authorization_endpoint ?? '');
      url.search = new URLSearchParams({
        client_id: client.client_id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(flow.codeVerifier),
        code_challenge_method: 'S256',
        // A provider that gets `max_age` must say when the person authenticated. `prompt=login` would be an
        // error at Google.
        max_age: String(again ? 0 : OLDEST_SECONDS),
      }).toString();
      return url.href;
    },
    async exchange(callback, flow, redirectUri) {
      const server = await discover(issuer, options);
      const params = oauth.validateAuthResponse(server, client, callback, flow.state);
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        clientAuth,
        params,
        redirectUri,
        flow.codeVerifier,
        options,
      );
      const result = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: flow.nonce,
        requireIdToken: true,
      });
      await oauth.validateApplicationLevelSignature(server, response, options);
      const claims = oauth.getValidatedIdTokenClaims(result);
      if (!claims) throw new Error('the provider sent no ID token');
      const [first = '', ...rest] = text(claims.name).split(/\s+/);
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: text(claims.email).toLowerCase() || null,
        emailVerified: claims.email_verified === true,
        firstName: text(claims.given_name) || first,
        lastName: text(claims.family_name) || rest.join(' '),
        authenticatedAt: claims.auth_time === undefined ? null : claims.auth_time * 1000,
      };
    },
  };
}
