import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, migrate, seed } from '../lib/app.mjs';
import { main, ROOT } from '../lib/run.mjs';
import { makeSellers } from '../lib/stock.mjs';
import { startWorkers } from '../lib/workers.mjs';
import { kill, serve } from './server.mjs';

/**
 * Owners sign in while twelve networks try wrong passwords, five a second, at the built Worker with its real limits: on devices
 * that have signed in before, and on new ones.
 */
const BUILD_DIR = '.cache/proof/sign-in-build';
const STATE_DIR = '.cache/proof/sign-in-state';
const PASSWORD = 'drive-the-lane-7';
const OWNERS = 20;
const EVERY_MS = 3_000;
const GUESS_EVERY_MS = 200;
const NETWORKS = 12;
const WITHIN_MS = 8_000;
const WANTED = { known: OWNERS, new: 15 };

interface Visitor {
  email: string;
  network: string;
  device?: string | null;
}
interface Answer {
  isServed: boolean;
  ms: number;
}

async function prepare() {
  rmSync(join(ROOT, STATE_DIR), { recursive: true, force: true });
  await Promise.all([migrate(STATE_DIR).then(() => seed(STATE_DIR)), build(BUILD_DIR, { RATE_SCALE: '1' })]);
  const { miniflare, databases } = await startWorkers({ buildDir: BUILD_DIR, stateDir: STATE_DIR });
  const owners = await makeSellers(databases, {
    kind: 1,
    count: 2 * OWNERS,
    passwordOf: 'starter@demo.test',
  });
  await miniflare.dispose();
  return owners.map(({ email }) => email);
}

/** A log-in from a network, with a device's cookie if it has one: its status, how long it took and the cookie it got. */
async function logIn(origin: string, { email, password, network, device }: Visitor & { password: string }) {
  const began = performance.now();
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'cf-connecting-ip': network,
      ...(device ? { cookie: device } : {}),
    },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  await answer?.arrayBuffer();
  const cookie = answer?.headers.getSetCookie().find((text) => text.startsWith('device='));
  return {
    status: answer?.status ?? 0,
    ms: Math.round(performance.now() - began),
    device: cookie?.split(';')[0] ?? null,
  };
}

/** Wrong passwords at owners' accounts until it is stopped; answers how many had which status. */
function attack(origin: string, owners: string[]) {
  const statuses: Record<number, number> = {};
  const underWay = new Set<Promise<void>>();
  let turn = 0;
  const timer = setInterval(() => {
    const guess = logIn(origin, {
      email: owners[turn % owners.length] ?? '',
      password: `wrong-horse-${turn}`,
      network: `198.51.100.${turn++ % NETWORKS}`,
    }).then(({ status }) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      underWay.delete(guess);
    });
    underWay.add(guess);
  }, GUESS_EVERY_MS);
  const stop = async () => {
    clearInterval(timer);
    await Promise.all(underWay);
    return statuses;
  };
  return { stop };
}

/** Each owner once, at intervals; an owner who is refused retries when told to, within the same eight seconds. */
async function signInAll(origin: string, visitors: Visitor[]): Promise<Answer[]> {
  return Promise.all(
    visitors.map(async (visitor, turn) => {
      await sleep(turn * EVERY_MS);
      const began = performance.now();
      for (;;) {
        const { status } = await logIn(origin, { password: PASSWORD, ...visitor });
        const ms = Math.round(performance.now() - began);
        if (status === 200) return { isServed: ms <= WITHIN_MS, ms };
        if (ms + 3_000 > WITHIN_MS) return { isServed: false, ms };
        await sleep(3_000);
      }
    }),
  );
}

const slowest = (answers: Answer[]) => Math.max(...answers.map(({ ms }) => ms));
const served = (answers: Answer[]) => answers.filter(({ isServed }) => isServed).length;

await main(async () => {
  const owners = await prepare();
  const { origin, child } = await serve(BUILD_DIR, STATE_DIR);
  const known: Visitor[] = [];
  for (const [number, email] of owners.slice(0, OWNERS).entries()) {
    const network = `203.0.113.${number}`;
    const { device } = await logIn(origin, { email, password: PASSWORD, network });
    known.push({ email, network, device });
  }
  const fresh = owners.slice(OWNERS).map((email, number) => ({ email, network: `192.0.2.${number}` }));
  const { stop } = attack(origin, owners);
  await sleep(10_000);
  const [onKnown, onNew] = await Promise.all([
    signInAll(origin, known),
    sleep(EVERY_MS / 2).then(() => signInAll(origin, fresh)),
  ]);
  const statuses = await stop();
  kill(child);
  const counts = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
  console.log(
    [
      `Sign-in: ${1_000 / GUESS_EVERY_MS} wrong log-ins a second from ${NETWORKS} networks, real limits`,
      `  known devices  ${served(onKnown)} of ${OWNERS} within 8 s, the slowest ${slowest(onKnown)} ms`,
      `  new devices    ${served(onNew)} of ${OWNERS} within 8 s, the slowest ${slowest(onNew)} ms`,
      `  wrong ones     ${counts.join(', ')}`,
    ].join('\n'),
  );
  if (served(onKnown) < WANTED.known || served(onNew) < WANTED.new) process.exitCode = 1;
});
