import { describe, expect, it } from 'vitest';
import { everything } from '../../test/everything';
import { asSeller, type Seller } from '../../test/factories';
import { addMoney, letManagersSeeMoney, withCar } from '../../test/money';
import { actingFor, letIn } from '../../test/staff';

/** Of Uttar Pradesh. */
const GSTIN = '09AAPFU0939F1ZT';
const bill = (vehicleId: string, fields: object = {}) => ({
  vehicleId,
  plate: 'UP78AB1234',
  buyerName: 'Demo Buyer',
  buyerMobile: '9812345678',
  buyerAddress: '12 Demo Road',
  buyerState: '09',
  price: '4.75 lakh',
  ...fields,
});
const issue = (owner: Pick<Seller, 'post'>, id: string, fields: object = {}) =>
  owner.post('/api/bills', bill(id, fields));

async function monthOf(owner: Pick<Seller, 'get'>, month: string): Promise<string[]> {
  const { body } = await owner.get(`/api/bills/months/${month}`);
  const text = body instanceof ArrayBuffer ? new TextDecoder().decode(body) : String(body);
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
}

describe('a sale bill', () => {
  it('says nothing of tax without a GST number, and has a series of its own', async () => {
    const { owner, id } = await withCar();
    const { status, body } = await issue(owner, id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'sale_bill',
      number: expect.stringMatching(/^SB\/\d\d-\d\d\/0001$/),
      fields: {
        price: 475_000,
        buyer: { name: 'Demo Buyer', address: '12 Demo Road' },
        bill: { gstin: null, hsn: null, tax: null, commission: null },
        token: null,
        delivery: null,
      },
    });
    const bare = { buyerAddress: '', buyerState: '' };
    expect((await issue(owner, id, bare)).body.number).toMatch(/0002$/);
    expect((await owner.get(`/api/papers/vehicles/${id}`)).body).toHaveLength(2);
  });

  it('does not show the tax on the margin', async () => {
    const { owner, id } = await withCar();
    const { body } = await issue(owner, id, { gstin: GSTIN.toLowerCase() });
    expect(body.fields.bill).toMatchObject({ gstin: GSTIN, scheme: 'margin', tax: null });
  });

  it('shows it on the whole price, in halves or whole by the state of the buyer', async () => {
    const { owner, id } = await withCar();
    const own = { gstin: GSTIN, scheme: 'invoice', price: '1,18,000', buyerState: '09' };
    expect((await issue(owner, id, own)).body.fields.bill.tax).toEqual({
      taxable: 100_000,
      cgst: 9_000,
      sgst: 9_000,
      igst: 0,
      total: 118_000,
    });
    const far = await issue(owner, id, { ...own, buyerState: '07', isTaxInPrice: false });
    expect(far.body.fields.bill.tax).toMatchObject({ taxable: 118_000, igst: 21_240, total: 139_240 });
  });

  it('is of the commission alone where the vehicle was somebody else’s', async () => {
    const { owner, id } = await withCar();
    const own = { gstin: GSTIN, scheme: 'commission', buyerState: '09' };
    const { body } = await issue(owner, id, { ...own, commission: '11,800' });
    expect(body.fields.bill).toMatchObject({ hsn: '996211', commission: 11_800, tax: { total: 11_800 } });
    expect((await issue(owner, id, own)).body).toMatchObject({ code: 'price_invalid' });
  });

  it('refuses a wrong GST number, an unknown state, half a plate and another seller’s vehicle', async () => {
    const { owner, id } = await withCar();
    for (const [fields, field] of [
      [{ gstin: '09AAPFU0939F1ZV' }, 'gstin'],
      [{ buyerState: '99' }, 'buyerState'],
      [{ gstin: GSTIN, buyerState: '' }, 'buyerState'],
      [{ gstin: GSTIN, buyerAddress: ' ' }, 'buyerAddress'],
      [{ plate: '1234' }, 'plate'],
      [{ price: '0' }, 'price'],
    ] as const) {
      const { status, body } = await issue(owner, id, fields);
      expect([fields, status, Object.keys(body.fields)]).toEqual([fields, 400, [field]]);
    }
    const other = await asSeller({ plan: 'growth' });
    expect((await issue(other, id)).body.code).toBe('vehicle_not_found');
  });

  it('is part of the Growth plan, and for those who may see money', async () => {
    const { owner, id } = await withCar('starter');
    expect((await issue(owner, id)).body.code).toBe('money_not_included');
    const dealer = await withCar();
    const manager = await asSeller();
    await letIn(dealer.owner, manager, 'manager');
    const as = { headers: actingFor(dealer.owner), json: bill(dealer.id) };
    await letManagersSeeMoney(dealer.owner, false);
    expect((await manager.send('POST', '/api/bills', as)).status).toBe(403);
    await letManagersSeeMoney(dealer.owner, true);
    expect((await manager.send('POST', '/api/bills', as)).status).toBe(201);
  });

  it('begins as the latest one was taxed', async () => {
    const { owner, id } = await withCar();
    const start = async () => (await owner.get('/api/bills')).body;
    expect(await start()).toEqual({ gstin: null, scheme: 'margin', isTaxInPrice: true });
    await issue(owner, id, { gstin: GSTIN, scheme: 'invoice', buyerState: '09', isTaxInPrice: false });
    expect(await start()).toEqual({ gstin: GSTIN, scheme: 'invoice', isTaxInPrice: false });
    await issue(owner, id);
    expect(await start()).toEqual({ gstin: null, scheme: 'margin', isTaxInPrice: true });
  });
});

describe('the bills of a month', () => {
  const at = (iso: string) => Date.parse(iso);

  it('have cost, margin, tax and what was received by its way, in India’s month', async () => {
    const { owner, id } = await withCar();
    await addMoney(owner, id, { kind: 'bought', amount: '416000' });
    await addMoney(owner, id, { amount: '5000' });
    await addMoney(owner, id, { kind: 'paid_in', amount: '21000', mode: 'upi' });
    await addMoney(owner, id, { kind: 'paid_in', amount: '4000', mode: 'upi' });
    await addMoney(owner, id, { kind: 'paid_in', amount: '1000' });
    await issue(owner.at(at('2026-11-30T18:29:59Z')), id, { gstin: GSTIN });
    await issue(owner.at(at('2026-11-30T18:30:00Z')), id);
    const november = await monthOf(owner, '2026-11');
    expect(november).toHaveLength(3);
    expect(november[0]).toContain('Bill,Date,Buyer,Vehicle,Number plate');
    expect(november[1]).toMatch(
      /^SB\/26-27\/0001,2026-11-30,Demo Buyer,.*,UP78AB1234,INR,475000,416000,5000,59000,On the margin,9000,,,,,,25000,,,,1000$/,
    );
    expect(november[2]).toContain('show it to your accountant');
    const december = await monthOf(owner, '2026-12');
    expect(december[1]).toMatch(
      /^SB\/26-27\/0002,2026-12-01,.*,475000,416000,5000,59000,,,,,,,,25000,,,,1000$/,
    );
    expect(await monthOf(owner, '2026-10')).toHaveLength(2);
    expect(await monthOf(await asSeller({ plan: 'growth' }), '2026-11')).toHaveLength(2);
  });

  it('leave out what is not known, and set off no loss', async () => {
    const { owner, id } = await withCar();
    const november = owner.at(at('2026-11-10T12:00:00Z'));
    await issue(november, id, { gstin: GSTIN });
    expect((await monthOf(owner, '2026-11'))[1]).toMatch(/,475000,,,,On the margin,,,,,,,,,,,$/);
    await addMoney(owner, id, { kind: 'bought', amount: '5 lakh' });
    expect((await monthOf(owner, '2026-11'))[1]).toMatch(/,475000,500000,0,-25000,On the margin,0,/);
  });

  it('keep the number of a cancelled bill, without its sums', async () => {
    const { owner, id } = await withCar();
    const november = owner.at(at('2026-11-10T12:00:00Z'));
    const { body } = await issue(november, id);
    await issue(november, id);
    await addMoney(owner, id, { kind: 'paid_in', amount: '777' });
    await november.post(`/api/papers/cancelled/${body.id}`, { reason: 'wrong price' });
    const lines = await monthOf(owner, '2026-11');
    expect(lines[1]).toBe('SB/26-27/0001,2026-11-10,Cancelled');
    expect(lines[2]).toMatch(/^SB\/26-27\/0002,.*,777$/);
  });

  it('goes on over more than a page', async () => {
    const { owner, id } = await withCar();
    await issue(owner.at(at('2026-11-10T12:00:00Z')), id);
    await addMoney(owner, id, { kind: 'paid_in', amount: '777' });
    await everything
      .prepare(
        `with recursive n (i) as (select 2 union all select i + 1 from n where i < 201)
         insert into papers (id, owner_id, vehicle_id, kind, year, number, code, fields, fields_hash, created_at)
         select substr(p.id, 1, 24) || printf('%09x', i) || substr(p.id, -3), p.owner_id, p.vehicle_id, p.kind, p.year, i,
           p.code || i, p.fields, p.fields_hash, p.created_at
         from n, papers p where p.vehicle_id = ?`,
      )
      .bind(id)
      .run();
    const lines = await monthOf(owner, '2026-11');
    expect(lines).toHaveLength(203);
    expect(lines[201]).toMatch(/^SB\/26-27\/0201,/);
    // What came in for the vehicle stands beside its first bill only.
    expect(lines.filter((line) => line.endsWith(',777'))).toEqual([lines[1]]);
  });

  it('is asked for by a month', async () => {
    const { owner } = await withCar();
    for (const month of ['2026-13', '2026-00', '2026-1', 'x']) {
      expect((await owner.get(`/api/bills/months/${month}`)).status).toBe(400);
    }
  });
});
