import { setTimeout as sleep } from 'node:timers/promises';
import { kill, prepare, serve } from '../scripts/lib/app.ts';
import { PASSWORD, post } from '../scripts/lib/client.ts';
import { printTable } from '../scripts/lib/figures.ts';
import { main } from '../scripts/lib/run.ts';
import { withWorkers } from '../scripts/lib/workers.ts';
import { makeSellers } from './lib/stock.ts';

/**
 * Owners sign in, on known devices and on new ones, while twelve networks try wrong passwords, five a second,
 * at the built Worker with its real limits.
 */
const PLACE = {
  buildDir: '.cache/proof/build',
  stateDir: '.cache/proof/state',
  settings: { RATE_SCALE: '1' },
};
const OWNERS = 20;
const EVERY_MS = 3_000;
const GUESS_EVERY_MS = 200;
const NETWORKS = 12;
const WITHIN_MS = 8_000;
const WANTED = { known: OWNERS, new: 15 };

interface Visitor {
  email: string;
  network: string;
  device?: string | undefined;
}

/**
 * A log-in from a network, with a device's cookie if given: its status (0 for none) and the cookie it got.
 */
async function logIn(origin: string, { email, network, device }: Visitor, password = PASSWORD) {
  const headers = { 'cf-connecting-ip': network, ...(device && { cookie: device }) };
  const answer = await post(origin, '/api/auth/login', { email, password }, headers).catch(() => null);
  await answer?.arrayBuffer();
  const cookie = answer?.headers.getSetCookie().find((text) => text.startsWith('device='));
  return { status: answer?.status ?? 0, device: cookie?.split(';')[0] };
}

/** Tries wrong passwords at owners' accounts until it is stopped; returns the counts by status. */
function attack(origin: string, owners: string[]) {
  const statuses: Record<number, number> = {};
  const guesses: Promise<void>[] = [];
  const guess = async (turn: number) => {
    const visitor = { email: `${owners[turn % owners.length]}`, network: `198.51.100.${turn % NETWORKS}` };
    const { status } = await logIn(origin, visitor, `wrong-horse-${turn}`);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const timer = setInterval(() => guesses.push(guess(guesses.length)), GUESS_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(guesses);
    return Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', ');
  };
}

/**
 * Signs in each owner once, at intervals; refused ones retry within the same eight seconds. Returns how many
 * got in.
 */
async function signInAll(origin: string, visitors: Visitor[]) {
  const answers = await Promise.all(
    visitors.map(async (visitor, turn) => {
      await sleep(turn * EVERY_MS);
      const began = performance.now();
      for (;;) {
        const { status } = await logIn(origin, visitor);
        const ms = Math.round(performance.now() - began);
        if (status === 200) return { isServed: ms <= WITHIN_MS, ms };
        if (ms + 3_000 > WITHIN_MS) return { isServed: false, ms };
        await sleep(3_000);
      }
    }),
  );
  const served = answers.filter(({ isServed }) => isServed).length;
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  return { served, text: `${served} of ${OWNERS} within 8 s, the slowest ${slowest} ms` };
}

await main(async () => {
  await prepare(PLACE);
  const wanted = { kind: 1, count: 2 * OWNERS, passwordOf: 'starter@demo.test' };
  const made = await withWorkers(PLACE, ({ databases }) => makeSellers(databases, wanted));
  const owners = made.map(({ email }) => email);
  const { origin, child } = await serve({ ...PLACE, isDirect: true });
  const known: Visitor[] = [];
  for (const [number, email] of owners.slice(0, OWNERS).entries()) {
    const visitor = { email, network: `203.0.113.${number}` };
    known.push({ ...visitor, device: (await logIn(origin, visitor)).device });
  }
  const fresh = owners.slice(OWNERS).map((email, number) => ({ email, network: `192.0.2.${number}` }));
  const stopAttack = attack(origin, owners);
  await sleep(10_000);
  const [onKnown, onNew] = await Promise.all([
    signInAll(origin, known),
    sleep(EVERY_MS / 2).then(() => signInAll(origin, fresh)),
  ]);
  const statuses = await stopAttack();
  kill(child);
  printTable(
    `Sign-in: ${1_000 / GUESS_EVERY_MS} wrong log-ins a second from ${NETWORKS} networks, real limits`,
    [
      ['known devices', onKnown.text],
      ['new devices', onNew.text],
      ['wrong ones', statuses],
    ],
  );
  if (onKnown.served < WANTED.known || onNew.served < WANTED.new) process.exitCode = 1;
});
