import { beforeAll, describe, expect, it } from 'vitest';
import { AUTH_LIMITS } from '../features/auth/auth.limits';
import { TestClient } from '../test/client';
import {
  asSeller,
  offer,
  PASSWORD,
  publishVehicle,
  type Seller,
  uniqueEmail,
  uploadImages,
} from '../test/factories';
import { fakeHash, fakePasswords } from '../test/fake-passwords';
import { pageClient } from '../test/pages';
import { isProof } from '../test/proof';

const REAL_LIMITS = { RATE_SCALE: '1' };
const MINUTE = 60_000;
/** A carrier's address, with thousands of people behind it (CGNAT). */
const TOWN = '203.0.113.200';
const passwords = fakePasswords();

const from = (address: string, agent = 'Mozilla/5.0 (Linux; Android 14)') => ({
  'cf-connecting-ip': address,
  'user-agent': agent,
});

const isRefused = (status: number) => status === 429 || status >= 500;

async function logIn(client: TestClient, email: string, password: string, address: string) {
  return (await client.post('/api/auth/login', { email, password }, { headers: from(address) })).status;
}

describe('two hundred buyers behind one IPv4 address, in an hour', () => {
  let vehicles: string[];
  beforeAll(async () => {
    const sellers = await Promise.all(Array.from({ length: 4 }, () => asSeller({ plan: 'pro' })));
    vehicles = [];
    for (const seller of sellers) {
      for (let nth = 0; nth < 5; nth++) vehicles.push((await publishVehicle(seller)).id);
    }
  });

  it('open a page, are counted and make an offer each: none is refused', async () => {
    const began = Date.now();
    const refused: string[] = [];
    for (let nth = 0; nth < 200; nth++) {
      const clock = { now: () => began + (nth * 60 * MINUTE) / 200 };
      const buyer = pageClient({ clock }, REAL_LIMITS);
      const headers = from(TOWN, `Mozilla/5.0 (Linux; Android 14; phone ${nth})`);
      const id = vehicles[nth % vehicles.length] ?? '';
      const answers = [
        await buyer.get(`/vehicle/${id}`, { headers }),
        await buyer.post('/api/views', { vehicleId: id }, { headers }),
        await buyer.post('/api/leads', offer(id), { headers }),
      ];
      refused.push(
        ...answers.filter(({ status }) => isRefused(status)).map(({ status }) => `${nth}: ${status}`),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 201]);
    }
    expect(refused).toEqual([]);
  });
});

it('twenty people around one car, on the showroom’s Wi-Fi, make an offer within ten minutes', async () => {
  const { id } = await publishVehicle(await asSeller());
  for (let nth = 0; nth < 20; nth++) {
    const buyer = pageClient({ clock: { now: () => Date.now() + nth * 25_000 } }, REAL_LIMITS);
    const headers = from('203.0.113.202', `Mozilla/5.0 (Linux; Android 14; phone ${nth})`);
    expect((await buyer.post('/api/leads', offer(id), { headers })).status).toBe(201);
  }
});

describe('six phones of the staff on one yard’s Wi-Fi', () => {
  it('sign in to one account, upload photos and edit: none is refused', async () => {
    const owner = await asSeller({ plan: 'pro', password: fakeHash(PASSWORD) });
    const { id } = await publishVehicle(owner);
    for (let phone = 0; phone < 6; phone++) {
      const client = new TestClient({ passwords }, REAL_LIMITS);
      expect(await logIn(client, owner.user.email, PASSWORD, '203.0.113.201')).toBe(200);
      const seller: Seller = Object.assign(client, { user: owner.user });
      for (let photo = 0; photo < (isProof ? 10 : 2); photo++)
        expect(await uploadImages(seller)).toHaveLength(1);
      expect((await seller.patch(`/api/vehicles/${id}`, { name: `Edited on phone ${phone}` })).status).toBe(
        200,
      );
    }
  });
});

describe('honest people on the address of an attacker who has used up its log-ins', () => {
  const ADDRESS = '203.0.113.202';

  it('sign in on known devices, and on new ones within a minute; pages and offers go on', async () => {
    const owner = await asSeller({ plan: 'pro', password: fakeHash(PASSWORD) });
    const { email } = owner.user;
    const known = new TestClient({ passwords }, REAL_LIMITS);
    expect(await logIn(known, email, PASSWORD, '203.0.113.203')).toBe(200);
    known.cookies.delete('sid');
    const now = Date.now();
    const attacker = new TestClient({ passwords }, REAL_LIMITS).at(now);
    for (let guess = 0; guess <= AUTH_LIMITS.loginBySite.limit; guess++) {
      await logIn(attacker, uniqueEmail(), 'wrong-horse-7', ADDRESS);
    }
    const fresh = (at: number) =>
      logIn(new TestClient({ passwords }, REAL_LIMITS).at(at), email, PASSWORD, ADDRESS);
    expect(await fresh(now)).toBe(429);
    expect(await logIn(known.at(now), email, PASSWORD, ADDRESS)).toBe(200);
    expect(await fresh(now + MINUTE + 1)).toBe(200);
    const vehicle = await publishVehicle(owner);
    const buyer = pageClient({ clock: { now: () => now } }, REAL_LIMITS);
    const headers = from(ADDRESS, 'Mozilla/5.0 (Linux; Android 13)');
    expect((await buyer.get(`/vehicle/${vehicle.id}`, { headers })).status).toBe(200);
    expect((await buyer.post('/api/leads', offer(vehicle.id), { headers })).status).toBe(201);
  });
});
