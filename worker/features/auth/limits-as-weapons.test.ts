import { describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client';
import { anonymous, asSeller, codeFor, PASSWORD, uniqueEmail } from '../../test/factories';
import { fakeHash, fakePasswords } from '../../test/fake-passwords';
import { AUTH_LIMITS } from './auth.limits';

/** The real limits, with password hashes that cost nothing. */
const parts = [{ passwords: fakePasswords() }, { RATE_SCALE: '1' }] as const;
const browser = () => new TestClient(...parts);
const owner = () => asSeller({ password: fakeHash(PASSWORD) });
const names = { firstName: 'Asha', lastName: 'Rao' };
const NEW = 'another-horse-8';

let networks = 0;
/** A new network, or the given one. */
const from = (address = `203.0.113.${++networks}`) => ({ headers: { 'cf-connecting-ip': address } });

type Network = ReturnType<typeof from>;
const login = (client: TestClient, email: string, password: string, network: Network) =>
  client.post('/api/auth/login', { email, password }, network);
const statuses = async (count: number, act: (turn: number) => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let turn = 0; turn < count; turn++) seen.push((await act(turn)).status);
  return seen;
};

/** A browser in which the owner has signed in before. */
async function knownBrowser(email: string, network: Network) {
  const client = browser();
  expect((await login(client, email, PASSWORD, network)).status).toBe(200);
  client.cookies.delete('sid');
  return client;
}

describe('wrong passwords from elsewhere', () => {
  it('lock out their network at that account, but neither the owner’s known device nor a new one', async () => {
    const { user } = await owner();
    const [home, elsewhere, third] = [from(), from(), from()];
    const known = await knownBrowser(user.email, home);
    const stranger = browser();
    const wrong = () => login(stranger, user.email, 'wrong-horse-7', elsewhere);
    expect(await statuses(11, wrong)).toEqual([...Array(10).fill(401), 429]);
    expect((await login(stranger, user.email, PASSWORD, elsewhere)).status).toBe(429);
    expect((await login(known, user.email, PASSWORD, home)).status).toBe(200);
    // Also from the strangers' network.
    expect((await login(known, user.email, PASSWORD, elsewhere)).status).toBe(200);
    expect((await login(browser(), user.email, PASSWORD, third)).status).toBe(200);
    const inAMinute = browser().at(Date.now() + 61_000);
    expect((await login(inAMinute, user.email, PASSWORD, elsewhere)).status).toBe(200);
  });

  it('do not use up the ten sign-ins of an account in ten minutes, which right ones do from anywhere', async () => {
    const { user } = await owner();
    for (let network = 0; network < 3; network++) {
      const elsewhere = from();
      await statuses(10, () => login(browser(), user.email, 'wrong-horse-7', elsewhere));
    }
    const right = () => login(browser(), user.email, PASSWORD, from());
    expect(await statuses(12, right)).toEqual([...Array(10).fill(200), 429, 429]);
    const later = browser().at(Date.now() + 10 * 60_000 + 1);
    expect((await login(later, user.email, PASSWORD, from())).status).toBe(200);
  });

  it('are limited per network over all accounts, which do not count further once one is refused', async () => {
    const network = from();
    const { limit } = AUTH_LIMITS.loginBySite;
    const one = uniqueEmail();
    await statuses(limit, () => login(browser(), one, PASSWORD, network));
    const others = await statuses(limit, () => login(browser(), uniqueEmail(), PASSWORD, network));
    expect(others.filter((status) => status === 401)).toHaveLength(limit - AUTH_LIMITS.loginHere.limit);
    expect(others.at(-1)).toBe(429);
    const { user } = await owner();
    expect((await login(browser(), user.email, PASSWORD, network)).status).toBe(429);
    expect((await login(browser(), user.email, PASSWORD, from())).status).toBe(200);
  });

  it('also count against a known device, on any network', async () => {
    const { user } = await owner();
    const known = await knownBrowser(user.email, from());
    const wrong = await statuses(11, () => login(known, user.email, 'wrong-horse-7', from()));
    expect(wrong).toEqual([...Array(10).fill(401), 429]);
  });
});

describe('an IPv6 site', () => {
  it('is one network, whichever of its own a client chooses', async () => {
    const { user } = await owner();
    const next = (turn: number) => from(`2001:db8:77:${turn.toString(16)}::1`);
    const wrong = await statuses(11, (turn) => login(browser(), user.email, 'wrong-horse-7', next(turn)));
    expect(wrong).toEqual([...Array(10).fill(401), 429]);
    expect((await login(browser(), user.email, PASSWORD, from('2001:db8:78::1'))).status).toBe(200);
  });
});

describe('a known device', () => {
  it('is known to the accounts that signed in there, at most four, and to no other', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, owner));
    const shared = browser();
    const network = from();
    for (const { user } of people) await login(shared, user.email, PASSWORD, network);
    shared.cookies.delete('sid');
    const guess = (email: string) => statuses(11, () => login(shared, email, 'wrong-horse-7', network));
    const [first, second, , , last] = people.map(({ user }) => user.email);
    // All from one network, whose known devices are not counted.
    expect((await guess(last ?? '')).at(-1)).toBe(429);
    expect((await login(shared, second ?? '', PASSWORD, network)).status).toBe(200);
    expect((await guess(first ?? '')).at(-1)).toBe(429);
    expect((await login(browser(), first ?? '', PASSWORD, network)).status).toBe(429);
    expect((await login(browser(), last ?? '', PASSWORD, network)).status).toBe(200);
  });

  it('cannot be forged, moved to another account or kept for longer than a year', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const network = from();
    const known = await knownBrowser(mine.user.email, network);
    const cookie = known.cookies.get('device') ?? '';
    expect(cookie).toMatch(/^[\w-]{22}\.\d{10}\.0\.[0-9a-f]{64}$/);
    await statuses(10, () => login(browser(), theirs.user.email, 'wrong-horse-7', network));
    await statuses(10, () => login(browser(), mine.user.email, 'wrong-horse-7', network));
    const tryWith = async (value: string, email: string, at = Date.now()) => {
      const client = browser().at(at);
      client.cookies.set('device', value);
      return (await login(client, email, PASSWORD, network)).status;
    };
    expect(await tryWith(cookie, theirs.user.email)).toBe(429);
    expect(
      await tryWith(
        cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        mine.user.email,
      ),
    ).toBe(429);
    expect(await tryWith(cookie.replace(/\.0\./, '.1.'), mine.user.email)).toBe(429);
    expect(await tryWith('~~nonsense~', mine.user.email)).toBe(429);
    expect(await tryWith(cookie, mine.user.email)).toBe(200);
    const nextYear = Date.now() + 366 * 86_400_000;
    await statuses(10, () => login(browser().at(nextYear), mine.user.email, 'wrong-horse-7', network));
    expect(await tryWith(cookie, mine.user.email, nextYear)).toBe(429);
  });
});

/** Both ways to sign in with a code: how to request it, and how to use it. */
const FLOWS = {
  'reset-password': {
    email: async () => (await owner()).user.email,
    ask: (client: TestClient, email: string, network: Network) =>
      client.post('/api/auth/forgot-password', { email }, network),
    extra: { password: NEW },
  },
  'verify-email': {
    email: async () => uniqueEmail(),
    ask: (client: TestClient, email: string, network: Network) =>
      client.post('/api/auth/register', { email, password: PASSWORD, ...names }, network),
    extra: {},
  },
} as const;

describe.each(Object.keys(FLOWS) as (keyof typeof FLOWS)[])('wrong codes at %s', (name) => {
  const { email: makeEmail, ask, extra } = FLOWS[name];
  const use = (client: TestClient, email: string, otp: string, network: Network) =>
    client.post(`/api/auth/${name}`, { email, otp, ...extra }, network);
  const wrongFor = (otp: string) => (otp === '000000' ? '111111' : '000000');

  it('from elsewhere, twenty of them, do not lock out the browser that requested it', async () => {
    const email = await makeEmail();
    const [client, network] = [browser(), from()];
    await ask(client, email, network);
    const otp = await codeFor(email);
    const strangers = await statuses(20, () => use(browser(), email, wrongFor(otp), from()));
    expect(strangers).toEqual(Array(20).fill(400));
    // The five attempts for everyone else are used up.
    expect((await use(browser(), email, otp, from())).status).toBe(400);
    expect((await use(client, email, otp, network)).status).toBe(200);
  });

  it('from the requesting browser lock it out after five, and no browser elsewhere', async () => {
    const email = await makeEmail();
    const [client, network] = [browser(), from()];
    await ask(client, email, network);
    const otp = await codeFor(email);
    expect(await statuses(5, () => use(client, email, wrongFor(otp), network))).toEqual(Array(5).fill(400));
    expect((await use(client, email, otp, network)).status).toBe(400);
    expect((await use(browser(), email, otp, from())).status).toBe(200);
  });

  it('from codes that strangers request do not delay the owner: a new browser is in within a minute', async () => {
    const email = await makeEmail();
    const stranger = browser();
    const elsewhere = from();
    expect((await ask(stranger, email, elsewhere)).status).toBe(202);
    const strangersCode = await codeFor(email);
    await statuses(5, () => use(stranger, email, wrongFor(strangersCode), elsewhere));
    await statuses(20, () => use(browser(), email, wrongFor(strangersCode), from()));
    const [client, network] = [browser(), from()];
    expect((await ask(client, email, network)).status).toBe(202);
    const otp = await codeFor(email);
    expect(otp).not.toBe(strangersCode);
    expect((await use(client, email, otp, network)).status).toBe(200);
  });

  it('for one address use up no attempts of another’s', async () => {
    const [mine, other] = [await makeEmail(), await makeEmail()];
    const [client, network] = [browser(), from()];
    for (const email of [mine, other]) await ask(client, email, network);
    const otp = await codeFor(mine);
    await statuses(5, () => use(client, other, wrongFor(otp), network));
    expect((await use(client, mine, otp, network)).status).toBe(200);
  });

  it('become invalid once one of them was used, including others that were mailed', async () => {
    const email = await makeEmail();
    const [first, second] = [browser(), browser()];
    const [home, away] = [from(), from()];
    await ask(first, email, home);
    const otp = await codeFor(email);
    await ask(second, email, away);
    const later = await codeFor(email);
    expect((await use(second, email, later, away)).status).toBe(200);
    expect((await use(first, email, otp, home)).status).toBe(400);
  });

  it('get fewer attempts in a flood of codes, but their owner’s known device gets no fewer', async () => {
    const email = await makeEmail();
    const flood = [];
    for (let count = 0; count < 13; count++) {
      const [client, network] = [browser(), from()];
      expect((await ask(client, email, network)).status).toBe(202);
      flood.push({ client, network, otp: await codeFor(email) });
    }
    const [guesser, elsewhere, right] = flood.slice(-3);
    if (!guesser || !elsewhere || !right) throw new Error('no codes');
    expect((await use(guesser.client, email, wrongFor(guesser.otp), guesser.network)).status).toBe(400);
    expect((await use(guesser.client, email, guesser.otp, guesser.network)).status).toBe(400);
    expect((await use(browser(), email, elsewhere.otp, from())).status).toBe(400);
    expect((await use(right.client, email, right.otp, right.network)).status).toBe(200);
    if (name === 'verify-email') return;
    right.client.cookies.delete('sid');
    right.client.cookies.delete('asked');
    expect((await ask(right.client, email, from())).status).toBe(202);
    const otp = await codeFor(email);
    const tries = await statuses(4, () => use(right.client, email, wrongFor(otp), from()));
    expect(tries).toEqual(Array(4).fill(400));
    expect((await use(right.client, email, otp, from())).status).toBe(200);
  });

  it('are limited per network over all addresses, and right ones are not counted', async () => {
    const network = from();
    const guesses = await statuses(150, () => use(browser(), uniqueEmail(), '123456', network));
    const { limit } = AUTH_LIMITS.codeBySite;
    expect(guesses).toEqual([...Array(limit).fill(400), ...Array(150 - limit).fill(429)]);
    const other = from();
    for (let count = 0; count < 3; count++) {
      const email = await makeEmail();
      const client = browser();
      await ask(client, email, other);
      expect((await use(client, email, await codeFor(email), other)).status).toBe(200);
    }
  });
});

describe('mails that strangers request', () => {
  it('leave owners theirs, from a known device and from a new one', async () => {
    const { user } = await owner();
    const known = await knownBrowser(user.email, from());
    const forgot = (client: TestClient, network: Network) =>
      client.post('/api/auth/forgot-password', { email: user.email }, network);
    for (let network = 0; network < 5; network++) {
      const same = from();
      expect(await statuses(6, () => forgot(browser(), same))).toEqual([...Array(5).fill(202), 429]);
    }
    expect((await forgot(browser(), from())).status).toBe(202);
    expect((await forgot(known, from())).status).toBe(202);
  });
});

describe('sign-ups from one network', () => {
  it('have an hourly total for all user agents, and do not affect other networks', async () => {
    const network = from();
    const { limit } = AUTH_LIMITS.signUpBySite;
    const signUp = (where: Network, agent: number) =>
      browser().post(
        '/api/auth/register',
        { email: uniqueEmail(), password: PASSWORD, ...names },
        { headers: { ...where.headers, 'user-agent': `agent ${agent}` } },
      );
    const seen = await statuses(limit + 5, (turn) => signUp(network, turn));
    expect(seen).toEqual([...Array(limit).fill(202), ...Array(5).fill(429)]);
    expect((await signUp(from(), 0)).status).toBe(202);
    expect((await anonymous().get('/api/auth/status')).status).toBe(200);
  });
});
