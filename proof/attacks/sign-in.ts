import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD, post } from '../../scripts/lib/client.ts';
import { atIntervals, type Finding, findingOf, repeatedly, timed } from './report.ts';

/** Attack 1: right passwords of the attacker's own accounts on known devices, against owners who sign in. */
const OWN_ACCOUNTS = 18;
const PER_SECOND = 6.8;
const PROBES = 40;
const PROBE_EVERY_MS = 1_500;
const NEW_DEVICES = 20;
const KNOWN_WITHIN_MS = 3_000;
const NEW_WITHIN_MS = 9_000;
/** Of five sign-ins from the attacker's own address, one may be refused, with a retry after three seconds. */
const BESIDE = { refused: 1, withinMs: NEW_WITHIN_MS };

export const SIGN_IN_ACCOUNTS = 2 * (OWN_ACCOUNTS + PROBES + NEW_DEVICES + 1);

interface Visitor {
  email: string;
  network: string;
  device?: string | undefined;
}

const logIn = (origin: string, { email, network, device }: Visitor, agent = email) => {
  const headers = { 'cf-connecting-ip': network, 'user-agent': agent, ...(device && { cookie: device }) };
  return post(origin, '/api/auth/login', { email, password: PASSWORD }, headers);
};

/** Signs in once, so that the browser becomes a known device. */
async function remember(origin: string, visitor: Visitor): Promise<Visitor> {
  for (;;) {
    const answer = await logIn(origin, visitor);
    await answer.arrayBuffer();
    const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('device='));
    if (cookie) return { ...visitor, device: cookie.split(';')[0] };
    await sleep(1_000);
  }
}

async function rememberAll(origin: string, visitors: Visitor[]): Promise<Visitor[]> {
  const known: Visitor[] = [];
  for (const visitor of visitors) known.push(await remember(origin, visitor));
  return known;
}

/**
 * `sites`: how many addresses the attacker has; `block`: the third number of addresses that nobody else uses.
 */
export async function attackSignIn(
  origin: string,
  emails: string[],
  { sites, block }: { sites: number; block: number },
): Promise<Finding[]> {
  const rest = [...emails];
  const take = (count: number, networkOf: (nth: number) => string) =>
    rest.splice(0, count).map((email, nth) => ({ email, network: networkOf(nth) }));
  const attackerAt = (nth: number) => `198.51.${block}.${nth % sites}`;
  const own = await rememberAll(origin, take(OWN_ACCOUNTS, attackerAt));
  const owners = await rememberAll(
    origin,
    take(PROBES, (nth) => `203.0.${block}.${nth}`),
  );
  const [neighbour] = await rememberAll(
    origin,
    take(1, () => `203.0.${block}.250`),
  );
  const fresh = take(NEW_DEVICES, (nth) => `192.0.${block}.${nth}`);
  const stop = repeatedly(PER_SECOND, (turn) => {
    const visitor = { ...(own[turn % OWN_ACCOUNTS] as Visitor), network: attackerAt(turn) };
    return timed(() => logIn(origin, visitor, `attacker ${turn}`));
  });
  await sleep(5_000);
  const probe = (some: Visitor[]) => (nth: number) => timed(() => logIn(origin, some[nth] as Visitor));
  const beside = Array<Visitor>(5).fill({ ...(neighbour as Visitor), network: attackerAt(0) });
  const [onKnown, onNew, besideIt] = await Promise.all([
    atIntervals(PROBES, PROBE_EVERY_MS, probe(owners)),
    atIntervals(NEW_DEVICES, 2 * PROBE_EVERY_MS, probe(fresh)),
    atIntervals(beside.length, 8 * PROBE_EVERY_MS, probe(beside)),
  ]);
  const own$ = await stop();
  const name = `sign-in, ${sites === 1 ? 'one address' : `${sites} addresses`}`;
  return [
    findingOf(`${name}: known devices`, onKnown, { withinMs: KNOWN_WITHIN_MS }),
    findingOf(`${name}: new devices`, onNew, { withinMs: NEW_WITHIN_MS }),
    findingOf(`${name}: a known device on the attacker's address`, besideIt, BESIDE),
    { what: `${name}: the attacker`, figure: own$, limit: '', isMet: true },
  ];
}
