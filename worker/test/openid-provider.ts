import { OAuth2Server } from 'oauth2-mock-server';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    oidcIssuer: string;
  }
}

const decode = (token: string): object =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/**
 * A real OpenID Connect provider for the tests, in Node; workerd reaches it over the network like any other.
 */
export async function setup(project: TestProject) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const { url } = server.issuer;
  if (!url) throw new Error('the provider has no address');

  // Who signs in: the test names them at the authorization endpoint, where a person would choose an account.
  const chosen = new Map<string, object>();
  server.service.on('beforeAuthorizeRedirect', ({ url: answer }, request) => {
    const claims = new URL(request.url ?? '/', url).searchParams.get('login_hint');
    chosen.set(answer.searchParams.get('code') ?? '', claims ? JSON.parse(claims) : {});
  });
  server.service.on('beforeTokenSigning', (token, request) => {
    Object.assign(token.payload, chosen.get(request.body.code));
  });
  // A claim for tests only: the part it names is altered after signing.
  server.service.on('beforeResponse', ({ body }, request) => {
    const claims = chosen.get(request.body.code) ?? {};
    if (!('forged' in claims) || typeof body !== 'object' || typeof body.id_token !== 'string') return;
    const [head, , signature] = body.id_token.split('.');
    const altered = JSON.stringify({ ...decode(body.id_token), ...Object(claims.forged) });
    body.id_token = [head, Buffer.from(altered).toString('base64url'), signature].join('.');
  });

  project.provide('oidcIssuer', url);
  return () => server.stop();
}
