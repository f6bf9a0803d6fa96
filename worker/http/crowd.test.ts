import { expect, it } from 'vitest';
import type { Ctx } from '../context';
import { createRouter } from './app-env';
import { turnAway } from './crowd';
import { onError } from './errors';

/** An application that takes two requests at once, each of which ends when it is let go. */
function smallApp() {
  const time = { now: 1_000_000 };
  const waiting: (() => void)[] = [];
  const app = createRouter();
  app.onError(onError);
  app.use(async (c, next) => {
    c.set('ctx', { clock: { now: () => time.now }, requestId: 'test', actor: { kind: 'visitor' } } as Ctx);
    await next();
  });
  app.use(turnAway(2));
  app.get('*', async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text('here');
  });
  return { time, letGo: () => waiting.splice(0).map((end) => end()), ask: async () => app.request('/') };
}

it('turns away whoever comes while as many as it takes are under way, and nobody afterwards', async () => {
  const { ask, letGo } = smallApp();
  const first = [ask(), ask()];
  const turned = await ask();
  expect([turned.status, turned.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await turned.json()).toMatchObject({ code: 'unavailable', message: /Please try again/ });
  letGo();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  const next = ask();
  letGo();
  expect((await next).status).toBe(200);
});

it('forgets who has gone away without a word', async () => {
  const { ask, letGo, time } = smallApp();
  const gone = [ask(), ask()];
  time.now += 10_001;
  const next = ask();
  letGo();
  expect((await next).status).toBe(200);
  await Promise.all(gone);
});
