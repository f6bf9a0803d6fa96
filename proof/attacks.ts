import { prepare } from '../scripts/lib/app.ts';
import { printTable } from '../scripts/lib/figures.ts';
import { main } from '../scripts/lib/run.ts';
import { withWorkers } from '../scripts/lib/workers.ts';
import { attackBodies } from './attacks/bodies.ts';
import type { Finding } from './attacks/report.ts';
import { attackSignIn, SIGN_IN_ACCOUNTS } from './attacks/sign-in.ts';
import { attackUploads } from './attacks/uploads.ts';
import { makeSellers } from './lib/stock.ts';

/**
 * The three attacks of the third security review against the built Worker with its real limits, each with
 * honest people who must be served meanwhile. `tsx proof/attacks.ts bodies` runs one of them.
 */
const PLACE = {
  buildDir: '.cache/proof/build',
  stateDir: '.cache/proof/state',
  settings: { RATE_SCALE: '1' },
};
const ipv4 = (block: number, count: number) =>
  Array.from({ length: count }, (_, nth) => `198.51.${block}.${nth}`);
const ipv6 = Array.from({ length: 20 }, (_, nth) => `2001:db8:1:${nth.toString(16)}::1`);

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

await main(async () => {
  await prepare(PLACE);
  await withWorkers(PLACE, async ({ origin, databases }) => {
    const count = SIGN_IN_ACCOUNTS + 2;
    const people = await makeSellers(databases, { kind: 1, count, passwordOf: 'starter@demo.test' });
    const [attacker, victim] = people.slice(-2).map(({ cookie }) => cookie);
    const emails = people.slice(0, -2).map(({ email }) => email);
    const profile = await fetch(`${origin}/api/profile/sharma-motors`);
    const { vehicles } = (await profile.json()) as { vehicles: { id: string }[] };
    const ids = vehicles.map(({ id }) => id);
    const findings: Finding[] = [];
    if (isWanted('bodies')) {
      const attacks = [
        { name: '20 /64s of a /48', networks: ipv6, block: 1 },
        { name: '18 IPv4 addresses', networks: ipv4(2, 18), block: 2 },
        { name: '50 addresses', networks: ipv4(3, 50), block: 3 },
      ];
      for (const attack of attacks) findings.push(...(await attackBodies(origin, ids, attack)));
    }
    if (isWanted('uploads')) {
      const cookies = { attacker: attacker ?? '', victim: victim ?? '' };
      const attacks = [
        { name: 'one connection', connections: 1, sites: 1, block: 4 },
        { name: '40 connections of one address', connections: 40, sites: 1, block: 5 },
      ];
      for (const attack of attacks) findings.push(...(await attackUploads(origin, cookies, attack)));
    }
    if (isWanted('sign-in')) {
      const half = emails.length / 2;
      findings.push(...(await attackSignIn(origin, emails.slice(0, half), { sites: 1, block: 6 })));
      findings.push(...(await attackSignIn(origin, emails.slice(half), { sites: 50, block: 7 })));
    }
    const rows = findings.map(({ what, figure, limit, isMet }) => [
      what,
      figure,
      limit,
      isMet ? '' : 'MISSED',
    ]);
    printTable('Attacks with real limits', rows);
    if (findings.some(({ isMet }) => !isMet)) process.exitCode = 1;
  });
});
