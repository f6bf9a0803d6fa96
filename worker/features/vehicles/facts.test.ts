import { describe, expect, it } from 'vitest';
import { anonymous, asSeller, publishVehicle, republish, vehicleInput } from '../../test/factories';
import { htmlOf, pageClient } from '../../test/pages';

const NUMBER = 'MH12ZQ7391';
const AREA = 'Zqarea East';

const FACTS = {
  kind: 'car',
  make: 'Hyundai',
  model: 'Creta',
  body: 'SUV',
  city: 'Pune',
  owners: 2,
  facts: {
    variant: 'SX',
    colour: 'White',
    insurance: { type: 'comprehensive', until: '2027-03' },
    area: AREA,
    keys: 2,
    loan: 'closed',
    noc: true,
    accident: 'none',
    service: 'full',
    negotiable: true,
    registrationNumber: 'mh 12 zq 7391',
    stockNumber: 'Yard-77431',
  },
};

const CHIPS = ['2nd owner', 'MH-12', 'Insurance until Mar 2027', 'Negotiable'];

/** The facts shown under the price. */
const chipsOf = (page: string) => {
  const [, list = ''] = /tabular-nums[^>]*>₹[^<]*<\/p>.*?<ul[^>]*>(.*?)<\/ul>/.exec(page) ?? [];
  return [...list.matchAll(/<li[^>]*>([^<]*)<\/li>/g)].map(([, fact]) => fact);
};

const own = async (seller: Awaited<ReturnType<typeof asSeller>>, id: string) =>
  (await seller.get('/api/vehicles')).body.find((vehicle: { id: string }) => vehicle.id === id);

describe('the facts of a vehicle', () => {
  it('are stored as given; the registration number gives state and RTO', async () => {
    const seller = await asSeller();
    const vehicle = await publishVehicle(seller, FACTS);
    const { registrationNumber, stockNumber, ...facts } = FACTS.facts;
    expect(await own(seller, vehicle.id)).toMatchObject({
      ...FACTS,
      facts,
      registrationNumber: NUMBER,
      stockNumber,
      registrationState: 'MH',
      rto: 'MH-12',
    });
    expect(registrationNumber).not.toBe(NUMBER);
  });

  it('may all be missing, or emptied', async () => {
    const seller = await asSeller();
    const bare = await publishVehicle(seller);
    expect(bare).toMatchObject({ kind: null, make: null, owners: null, rto: null, facts: {} });
    const vehicle = await publishVehicle(seller, FACTS);
    const emptied = { kind: '', make: '', body: '', owners: null, city: '', facts: { colour: '', loan: '' } };
    const { body } = await seller.patch(`/api/vehicles/${vehicle.id}`, emptied);
    expect(body).toMatchObject({
      kind: null,
      make: null,
      body: null,
      owners: null,
      city: null,
      model: 'Creta',
      registrationState: null,
      rto: null,
      facts: {},
    });
    expect((await own(seller, vehicle.id)).registrationNumber).toBeNull();
  });

  it('are shown to buyers, except for the registration number', async () => {
    const seller = await asSeller();
    const vehicle = await publishVehicle(seller, FACTS);
    const answer = await anonymous().get(`/api/vehicles/${vehicle.id}`);
    expect(answer.body.facts.area).toBe(AREA);
    const page = htmlOf(await pageClient().get(`/vehicle/${vehicle.id}`));
    expect(chipsOf(page)).toEqual([...CHIPS, `${AREA}, Pune`]);
    expect(page).toContain('"brand":"Hyundai","model":"Creta","bodyType":"SUV"');
    const toOwner = await seller.get(`/api/vehicles/${vehicle.id}`);
    for (const text of [JSON.stringify(answer.body), JSON.stringify(toOwner.body), page]) {
      expect(text.toUpperCase().replaceAll(' ', '')).not.toContain('ZQ7391');
    }
  });

  it('are on a republished page without area and registration number', async () => {
    const seller = await asSeller();
    const reseller = await asSeller({ plan: 'pro' });
    const vehicle = await publishVehicle(seller, FACTS);
    const { body: copy } = await republish(reseller, vehicle.id);
    const answer = await anonymous().get(`/api/republished/${copy.id}`);
    const page = htmlOf(await pageClient().get(`/republished/${copy.id}`));
    expect(chipsOf(page)).toEqual([...CHIPS, 'Pune']);
    for (const text of [JSON.stringify(answer.body), page]) {
      expect(text).not.toContain(AREA);
      expect(text).not.toContain('ZQ7391');
    }
  });

  it('are found by a profile’s search, even after a change', async () => {
    const seller = await asSeller({
      plan: 'pro',
      username: `facts-${Math.random().toString(36).slice(2, 8)}`,
    });
    const vehicle = await publishVehicle(seller, { ...FACTS, name: 'Well kept family car' });
    const found = async (search: string) => {
      const { body } = await anonymous().get(`/api/profile/${seller.user.username}?search=${search}`);
      return body.vehicles.length;
    };
    expect([await found('hyundai'), await found('MH-12'), await found('pu'), await found(NUMBER)]).toEqual([
      1, 1, 1, 0,
    ]);
    await seller.patch(`/api/vehicles/${vehicle.id}`, { city: 'Nashik' });
    expect([await found('pune'), await found('nashik')]).toEqual([0, 1]);
  });
});

it.each([
  ['a kind of no vehicle', { kind: 'boat' }],
  ['a body of no vehicle', { body: 'Submarine' }],
  ['no owner', { owners: 0 }],
  ['half an owner', { owners: 1.5 }],
  ['a number of no state', { facts: { registrationNumber: 'XX 12 AB 1234' } }],
  ['insurance until no month', { facts: { insurance: { until: '2027-13' } } }],
  ['a fact that nobody asked about', { facts: { secret: 'yes' } }],
  ['an RTO of its own', { rto: 'MH-99' }],
])('%s is refused', async (_what, fields) => {
  const seller = await asSeller();
  const { status } = await seller.post('/api/vehicles', await vehicleInput(seller, fields));
  expect(status).toBe(400);
});
