/** The password of the demo's accounts. */
export const PASSWORD = 'drive-the-lane-7';

/** Sends JSON as the site's own pages do. */
export const post = (origin: string, path: string, json: unknown, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
    signal: AbortSignal.timeout(20_000),
  });

/** Signs in a dealer of the demo; returns the cookie. */
export async function signIn(origin: string) {
  const answer = await post(origin, '/api/auth/login', { email: 'pro@demo.test', password: PASSWORD });
  if (!answer.ok) throw new Error(`the demo account could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
