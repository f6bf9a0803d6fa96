import { beforeEach, describe, expect, it } from 'vitest';
import { buyer, newNetwork } from '../../test/buyers';
import { TestClient } from '../../test/client';
import { asSeller, publishVehicle, type Seller, uniqueMobile } from '../../test/factories';
import { pageClient } from '../../test/pages';

let seller: Seller;
let vehicleId: string;
let buyerMobile: string;

beforeEach(async () => {
  seller = await asSeller();
  ({ id: vehicleId } = await publishVehicle(seller));
  buyerMobile = uniqueMobile();
});

const leadsOf = async (query = '') => (await seller.get(`/api/leads${query}`)).body;
const withdraw = (path: string) => {
  const form = new FormData();
  form.append('confirm', 'yes');
  return pageClient().send('POST', path, { form, headers: { origin: 'null' } });
};

/** The buyer's own offer, then a stranger's with the same number from another network and device. */
async function twoLeads() {
  const asha = { buyerMobile, buyerName: 'Asha', offerPrice: '450000', message: 'Can I see it today?' };
  const { body: own } = await buyer()(vehicleId, asha);
  const { body: foreign } = await buyer()(vehicleId, {
    buyerMobile,
    buyerName: 'Not Asha',
    offerPrice: '200000',
    message: 'I do not want it any more',
  });
  return { own, foreign };
}

describe('a second offer with a known number', () => {
  it.each([
    ['the same network', () => ({ network: newNetwork() })],
    ['the same device', () => ({ device: new TestClient() })],
  ])('from %s is one lead with its history', async (_, originOf) => {
    const origin = originOf();
    const { body: first } = await buyer(origin)(vehicleId, { buyerMobile, offerPrice: '400000' });
    const { body: second } = await buyer(origin)(vehicleId, { buyerMobile, offerPrice: '410000' });
    expect(second.id).toBe(first.id);
    expect(await leadsOf()).toMatchObject([{ id: first.id, offerPrice: 410_000 }]);
    expect((await seller.get(`/api/leads/${first.id}/offers`)).body).toHaveLength(2);
  });

  it('from elsewhere does not change the first one’s lead, nor does its withdrawal', async () => {
    const { own, foreign } = await twoLeads();
    const asItWas = {
      buyerName: 'Asha',
      offerPrice: 450_000,
      message: 'Can I see it today?',
      withdrawnAt: null,
    };
    expect(foreign.id).not.toBe(own.id);
    expect((await seller.get(`/api/leads/${own.id}`)).body).toMatchObject(asItWas);
    expect((await withdraw(foreign.withdrawPath)).status).toBe(303);
    expect((await seller.get(`/api/leads/${own.id}`)).body).toMatchObject(asItWas);
    expect((await seller.get(`/api/leads/${foreign.id}`)).body.withdrawnAt).not.toBeNull();
  });

  it('from elsewhere does not use up the number’s offers', async () => {
    const network = newNetwork();
    for (const price of ['400000', '401000', '402000']) {
      await buyer({ network })(vehicleId, { buyerMobile, offerPrice: price });
    }
    expect((await buyer({ network })(vehicleId, { buyerMobile, offerPrice: '403000' })).status).toBe(429);
    expect((await buyer()(vehicleId, { buyerMobile, offerPrice: '450000' })).status).toBe(201);
  });

  it('is recognised by its cookie with and without scripts', async () => {
    const device = pageClient();
    const form = new FormData();
    for (const [name, value] of Object.entries({ buyerName: 'Asha', buyerMobile, offerPrice: '400000' }))
      form.append(name, value);
    const { status, headers } = await device.send('POST', `/vehicle/${vehicleId}/offer`, { form });
    expect([status, headers.getSetCookie()]).toEqual([
      200,
      [expect.stringMatching(/^buyer=[\w-]{22}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)],
    ]);
    await buyer({ device })(vehicleId, { buyerMobile, offerPrice: '410000' });
    expect(await leadsOf()).toMatchObject([{ offerPrice: 410_000 }]);
  });
});

describe('two leads with the same number', () => {
  it('are shown next to each other until the seller merges them', async () => {
    const { own, foreign } = await twoLeads();
    const sameNumber = async (id: string) => (await seller.get(`/api/leads/${id}/same-number`)).body;
    expect(await sameNumber(own.id)).toMatchObject([{ id: foreign.id, buyerName: 'Not Asha' }]);
    await seller.patch(`/api/leads/${own.id}`, { status: 'contacted', notes: 'Called on Monday' });
    await seller.patch(`/api/leads/${foreign.id}`, { notes: 'Was his brother', followUpAt: '2030-01-01' });
    const { body } = await seller.post(`/api/leads/${own.id}/merge`, { otherId: foreign.id });
    expect(body).toMatchObject({
      id: own.id,
      status: 'contacted',
      buyerName: 'Not Asha',
      offerPrice: 200_000,
      notes: 'Called on Monday\nWas his brother',
      followUpAt: '2030-01-01T04:30:00.000Z',
    });
    expect((await seller.get(`/api/leads/${own.id}/offers`)).body).toHaveLength(2);
    expect((await seller.get(`/api/leads/${foreign.id}`)).status).toBe(404);
    expect(await sameNumber(own.id)).toEqual([]);
    expect((await seller.get('/api/subscription/usage')).body.monthly.leadsGenerated).toBe(1);
  });

  it('can still be withdrawn offer by offer after merging', async () => {
    const { own, foreign } = await twoLeads();
    await seller.post(`/api/leads/${own.id}/merge`, { otherId: foreign.id });
    await withdraw(foreign.withdrawPath);
    expect((await seller.get(`/api/leads/${own.id}`)).body).toMatchObject({
      buyerName: 'Asha',
      offerPrice: 450_000,
      withdrawnAt: null,
    });
    await withdraw(own.withdrawPath);
    expect((await seller.get(`/api/leads/${own.id}`)).body).toMatchObject({
      buyerName: null,
      buyerMobile: '',
    });
  });

  it('are merged only by their owner, with one number and listing, and not withdrawn', async () => {
    const { own, foreign } = await twoLeads();
    const other = await publishVehicle(seller);
    const { body: elsewhere } = await buyer()(other.id, { buyerMobile });
    const { body: stranger } = await buyer()(vehicleId);
    const merge = async (who: Seller, id: string, otherId: string) =>
      (await who.post(`/api/leads/${id}/merge`, { otherId })).status;
    for (const otherId of [elsewhere.id, stranger.id, own.id]) {
      expect(await merge(seller, own.id, otherId)).toBe(409);
    }
    const thief = await asSeller();
    const { id: theirs } = await publishVehicle(thief);
    const { body: their } = await buyer()(theirs, { buyerMobile });
    expect(await merge(thief, own.id, foreign.id)).toBe(404);
    expect(await merge(thief, their.id, foreign.id)).toBe(404);
    expect(await merge(thief, foreign.id, their.id)).toBe(404);
    await withdraw(foreign.withdrawPath);
    expect(await merge(seller, own.id, foreign.id)).toBe(409);
    expect(await merge(seller, foreign.id, own.id)).toBe(409);
    expect(await leadsOf()).toHaveLength(4);
  });

  it('merged and withdrawn at once lose no offer and keep no buyer', async () => {
    for (let round = 0; round < 3; round++) {
      buyerMobile = uniqueMobile();
      const { own, foreign } = await twoLeads();
      await Promise.all([
        seller.post(`/api/leads/${own.id}/merge`, { otherId: foreign.id }),
        withdraw(foreign.withdrawPath),
      ]);
      const { body: lead } = await seller.get(`/api/leads/${own.id}`);
      expect(lead).toMatchObject({ buyerName: 'Asha', offerPrice: 450_000, withdrawnAt: null });
      expect(JSON.stringify(await leadsOf())).not.toContain('Not Asha');
    }
  });
});
