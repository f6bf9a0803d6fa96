import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { createApp } from '../app';

/** A request that is refused before anybody looks at what it brings: it comes from another site. */
async function refused(path: string, body: string | ReadableStream) {
  const headers = {
    'content-type': 'application/json',
    'content-length': '2',
    origin: 'https://evil.example',
  };
  const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body });
  if (typeof body !== 'string') request.headers.set('content-length', `${10 * 1024 * 1024}`);
  const { status } = await createApp().fetch(request, env, createExecutionContext());
  return { status, read: request.bodyUsed };
}

it('what a refused request brings is read to its end, so that its connection is kept', async () => {
  expect(await refused('/api/leads', '{}')).toEqual({ status: 403, read: true });
});

it('pictures of a refused request are not waited for', async () => {
  const endless = new ReadableStream({ pull: () => new Promise(() => {}) });
  expect(await refused('/api/upload/images', endless)).toEqual({ status: 403, read: false });
});
