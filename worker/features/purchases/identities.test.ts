import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { parseSettings } from '../../env';
import { deleteSome, type Rule, SHARD_RULES } from '../../jobs/retention.queries';
import { everything } from '../../test/everything';
import { asSeller, publishVehicle, type Seller } from '../../test/factories';
import { htmlOf } from '../../test/pages';
import { PURCHASE } from '../../test/purchases';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { rewrapKeys } from './identities.service';

const DAY = 86_400_000;
const PAN = 'ABCPD1234E';

async function bought(fields: object = {}) {
  const seller = await asSeller({ plan: 'pro' });
  const vehicle = await publishVehicle(seller, { year: 2018 });
  const at = `/api/purchases/${vehicle.id}`;
  const paid = { ...PURCHASE, version: 0, at: '2026-06-15T13:12:00.000Z', price: '650000', paidBy: 'bank' };
  await seller.put(`${at}/paid`, { ...paid, ...fields });
  const identify = (json: object) => seller.put(`${at}/identity`, json);
  return { seller, vehicle, at, identify };
}

const rowOf = (vehicleId: string) =>
  everything
    .prepare('select * from purchase_identities where vehicle_id = ?')
    .bind(vehicleId)
    .first<Record<string, string | number | null>>();
const exported = async (seller: Pick<Seller, 'post'>): Promise<{ pan: string | null }[]> =>
  JSON.parse(htmlOf(await seller.post('/api/account/export', { format: 'json' })))['purchase-identities'];

describe('what the person showed', () => {
  it('is a kind and the last four characters, and of an Aadhaar nothing', async () => {
    const { identify } = await bought();
    expect((await identify({ idKind: 'passport', idEnd: 'z12 3' })).body).toMatchObject({
      idKind: 'passport',
      idEnd: 'Z123',
      panEnd: '',
    });
    expect((await identify({ idKind: 'aadhaar', idEnd: '1234' })).body).toMatchObject({
      idKind: 'aadhaar',
      idEnd: '',
    });
    for (const idEnd of ['123', '12345', '', '2345 6789 0123']) {
      expect((await identify({ idKind: 'voter_id', idEnd })).body.fields).toHaveProperty('idEnd');
    }
    expect((await identify({ idKind: null })).body).toMatchObject({ idKind: null, idEnd: '' });
  });

  it('needs a purchase, of one’s own', async () => {
    const { identify, vehicle } = await bought();
    const seller = await asSeller({ plan: 'pro' });
    const { id } = await publishVehicle(seller);
    expect((await seller.put(`/api/purchases/${id}/identity`, { idKind: null })).body.code).toBe(
      'purchase_not_found',
    );
    expect((await seller.put(`/api/purchases/${vehicle.id}/identity`, { idKind: null })).status).toBe(404);
    expect((await identify({ idKind: null })).status).toBe(200);
  });
});

describe('a PAN', () => {
  it('is encrypted, shown by its last four, and whole only in the download of one’s data', async () => {
    const { seller, vehicle, at, identify } = await bought();
    const { body } = await identify({ idKind: null, pan: 'abcpd 1234e' });
    expect(body).toMatchObject({
      panEnd: '234E',
      isPanAsked: true,
      panLaw: { source: expect.stringContaining('2026') },
    });
    expect(JSON.stringify((await seller.get(`${at}/money`)).body)).not.toContain('ABCPD');
    const row = await rowOf(vehicle.id);
    expect(JSON.stringify(row)).not.toContain('ABCPD');
    expect(row).toMatchObject({ key_number: 1, version: 1 });
    expect(await exported(seller)).toMatchObject([{ pan: PAN, panEnd: '234E' }]);
    // Left out, it stays; stored anew, it has another key; emptied, key and text are gone.
    await identify({ idKind: 'passport', idEnd: '1234' });
    expect(await rowOf(vehicle.id)).toMatchObject({ wrapped_key: row?.wrapped_key, version: 1 });
    await identify({ idKind: null, pan: PAN });
    const anew = await rowOf(vehicle.id);
    expect(anew?.version).toBe(2);
    expect(anew?.wrapped_key).not.toBe(row?.wrapped_key);
    expect(anew?.sealed_pan).not.toBe(row?.sealed_pan);
    expect(await exported(seller)).toMatchObject([{ pan: PAN }]);
    expect((await identify({ idKind: null, pan: '' })).body.panEnd).toBe('');
    expect(await rowOf(vehicle.id)).toMatchObject({ sealed_pan: null, wrapped_key: null, key_number: null });
    expect(await exported(seller)).toMatchObject([{ pan: null }]);
  });

  it.each(['ABCPD1234', 'ABCXD1234E', '1BCPD1234E', '234567890123'])('is refused as %s', async (pan) => {
    const { identify } = await bought();
    expect((await identify({ idKind: null, pan })).body.fields).toHaveProperty('pan');
  });

  it('is not kept at a price at which it is not asked for', async () => {
    const { identify, vehicle } = await bought({ price: '500000' });
    expect((await identify({ idKind: null })).body.isPanAsked).toBe(false);
    expect((await identify({ idKind: null, pan: PAN })).body.code).toBe('pan_not_asked');
    expect((await rowOf(vehicle.id))?.sealed_pan).toBeNull();
  });

  it('belongs to its seller and vehicle: put elsewhere, it cannot be opened', async () => {
    const one = await bought();
    const other = await bought();
    await one.identify({ idKind: null, pan: PAN });
    await other.identify({ idKind: null, pan: 'ABCPD9999E' });
    await everything
      .prepare(
        `update purchase_identities set (sealed_pan, wrapped_key) =
           (select sealed_pan, wrapped_key from purchase_identities where vehicle_id = ?) where vehicle_id = ?`,
      )
      .bind(one.vehicle.id, other.vehicle.id)
      .run();
    const answer = await other.seller.post('/api/account/export', { format: 'json' }).catch(() => null);
    expect(answer && htmlOf(answer)).not.toContain(PAN);
    expect(await exported(one.seller)).toMatchObject([{ pan: PAN }]);
    await everything
      .prepare('delete from purchase_identities where vehicle_id = ?')
      .bind(other.vehicle.id)
      .run();
  });

  it('has its key wrapped anew once there is another PAPERS_KEY, and the text stays', async () => {
    const { seller, vehicle, identify } = await bought();
    await identify({ idKind: null, pan: PAN });
    const before = await rowOf(vehicle.id);
    const settings = { PAPERS_KEY_2: 'b'.repeat(43) };
    const rewrap = (given: object) =>
      inShards(rewrapKeys, systemCtx({ settings: parseSettings({ ...env, ...given }) }));
    await rewrap(settings);
    const after = await rowOf(vehicle.id);
    expect(after).toMatchObject({ key_number: 2, sealed_pan: before?.sealed_pan, version: before?.version });
    expect(after?.wrapped_key).not.toBe(before?.wrapped_key);
    expect(await exported(seller.with({}, settings))).toMatchObject([{ pan: PAN }]);
    await rewrap(settings);
    expect((await rowOf(vehicle.id))?.wrapped_key).toBe(after?.wrapped_key);
    await expect(rewrap({})).rejects.toThrow('could not be wrapped anew');
    await everything.prepare('delete from purchase_identities where vehicle_id = ?').bind(vehicle.id).run();
  });
});

describe('the erasure of a person', () => {
  it('takes number, address, ID and PAN away, and leaves the purchase and what was printed', async () => {
    const { seller, vehicle, at, identify } = await bought();
    await identify({ idKind: 'passport', idEnd: '1234', pan: PAN });
    const { body: paper } = await seller.post(`${at}/receipt`, { version: 1 });
    await seller.put(at, { ...PURCHASE, version: 1, keys: 1 });
    const stranger = await asSeller({ plan: 'pro' });
    expect((await stranger.delete(`${at}/person`)).status).toBe(404);
    expect(await rowOf(vehicle.id)).not.toBeNull();
    const { body } = await seller.delete(`${at}/person`);
    expect(body.purchases).toMatchObject([
      { version: 2, fromName: 'Demo Owner', fromPhone: '', fromAddress: '', kms: 62_000 },
      { version: 1, fromName: 'Demo Owner', fromPhone: '', fromAddress: '' },
    ]);
    expect(await rowOf(vehicle.id)).toBeNull();
    expect((await seller.get(`${at}/money`)).body).toMatchObject({
      price: 650_000,
      idKind: null,
      panEnd: '',
    });
    expect((await seller.get(`/api/papers/vehicles/${vehicle.id}`)).body).toEqual([paper]);
  });
});

describe('the end of what is kept', () => {
  // Only these rules: at such a time the others would empty the tests' database.
  const forget = (now: number) =>
    inShards(async (_, shard) => {
      const rules: Record<string, Rule> = SHARD_RULES;
      for (const name of ['purchases', 'purchaseContacts', 'purchaseIdentities']) {
        const rule = rules[name];
        if (rule) await deleteSome(shard, rule, now);
      }
    }, systemCtx());

  it('is a year after the sale for the identity, and never while the vehicle is unsold', async () => {
    const { seller, vehicle, identify } = await bought();
    await identify({ idKind: null, pan: PAN });
    const now = Date.now();
    await forget(now + 800 * DAY);
    expect(await rowOf(vehicle.id)).not.toBeNull();
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'sold' });
    await forget(now + 366 * DAY - DAY);
    expect(await rowOf(vehicle.id)).not.toBeNull();
    await forget(now + 367 * DAY);
    expect(await rowOf(vehicle.id)).toBeNull();
  });

  it('is three years for number and address, eight for the rest', async () => {
    const { vehicle } = await bought();
    const row = () =>
      everything
        .prepare('select from_name, from_phone, from_address from purchases where vehicle_id = ?')
        .bind(vehicle.id)
        .first();
    await forget(Date.now() + 3 * 365 * DAY);
    expect(await row()).toMatchObject({ from_phone: '+919812345678' });
    await forget(Date.now() + 3 * 366 * DAY + DAY);
    expect(await row()).toEqual({ from_name: 'Demo Owner', from_phone: '', from_address: '' });
    await forget(Date.now() + 8 * 366 * DAY + DAY);
    expect(await row()).toBeNull();
  });
});
