import type { TestClient } from './client';
import { PASSWORD, uniqueEmail } from './factories';
import { htmlOf, pageClient } from './pages';

/** Sends a form as a browser without scripts does. */
export async function submit(client: TestClient, path: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await client.send('POST', path, { form, headers: { accept: 'text/html' } });
  return { ...answer, html: answer.body instanceof ArrayBuffer ? htmlOf(answer) : '' };
}

export const open = async (client: TestClient, path: string) => {
  const answer = await client.get(path, { headers: { accept: 'text/html' } });
  return { ...answer, html: htmlOf(answer) };
};

export const leadsTo = ({ status, headers }: { status: number; headers: Headers }) => [
  status,
  headers.get('location'),
];

export const isSignedIn = async (client: TestClient) =>
  (await client.get('/api/auth/status')).body.isAuthenticated === true;

export const NAMES = { name: 'Asha Rao' };

/** Signs up through the form, up to the code. */
export async function signUp(client = pageClient(), path = '/signup') {
  const email = uniqueEmail();
  const answer = await submit(client, path, { ...NAMES, email, password: PASSWORD });
  return { client, email, answer };
}
