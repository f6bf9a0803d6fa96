import { describe, expect, it } from 'vitest';
import { everything } from '../../test/everything';
import { anonymous, asAdmin, asSeller, offer, publishVehicle, type Seller } from '../../test/factories';
import { htmlOf } from '../../test/pages';
import { claim, upiOrder, utrOf } from '../../test/upi';
import { liveWholly, MOBILE } from '../../test/whole-life';

const download = (seller: Seller, format: 'json' | 'csv') => seller.post('/api/account/export', { format });

/** Reads a ZIP as other programs do: by the directory at its end. */
async function unzip(bytes: ArrayBuffer): Promise<Map<string, string>> {
  const view = new DataView(bytes);
  const end = bytes.byteLength - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files = new Map<string, string>();
  let at = view.getUint32(end + 16, true);
  for (let entry = view.getUint16(end + 10, true); entry > 0; entry--) {
    const [packed, size, nameLength, offset] = [
      view.getUint32(at + 20, true),
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ];
    const name = new TextDecoder().decode(bytes.slice(at + 46, at + 46 + nameLength));
    const start = offset + 30 + nameLength;
    const packedBytes = new Blob([bytes.slice(start, start + packed)]);
    const text = await new Response(
      packedBytes.stream().pipeThrough(new DecompressionStream('deflate-raw')),
    ).arrayBuffer();
    expect(text.byteLength).toBe(size);
    files.set(name, new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text));
    at += 46 + nameLength;
  }
  return files;
}

describe('the data of a person', () => {
  it('has what was said of a UPI payment: its reference, until when it is looked for, and a refusal', async () => {
    const seller = await asSeller();
    const { paymentId } = await upiOrder(seller);
    const utr = utrOf();
    await claim(seller, paymentId, utr);
    const paymentsOf = async () => JSON.parse(htmlOf(await download(seller, 'json'))).payments;
    expect(await paymentsOf()).toMatchObject([
      {
        id: paymentId,
        status: 'claimed',
        upiReference: utr,
        referenceNamedAt: expect.any(String),
        referenceCheckedUntil: expect.any(String),
        received: null,
        refusedBecause: null,
      },
    ]);
    await (await asAdmin()).post(`/api/admin/claims/${paymentId}/refuse`, { reason: 'Nothing arrived' });
    expect(await paymentsOf()).toMatchObject([{ status: 'refused', refusedBecause: 'Nothing arrived' }]);
  });

  it('has the mails about offers, and about everything else', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    await anonymous().post('/api/leads', offer(id));
    await seller.post('/api/channels/settings/test', { channel: 'mail' });
    const { messages } = JSON.parse(htmlOf(await download(seller, 'json')));
    expect(messages.map(({ channel, kind }: Record<string, string>) => [channel, kind])).toEqual([
      ['mail', 'offer'],
      ['mail', 'test'],
    ]);
  });

  it('is complete, as JSON and as tables, and contains nobody else’s data', async () => {
    const email = `zqexport-${Math.random().toString(36).slice(2, 8)}@example.test`;
    const seller = await asSeller({ plan: 'pro', email, subscriptionEndsAt: Date.now() + 1e9 });
    const { vehicle, other, own, reseller, resellersLead } = await liveWholly(seller, 'zqexport');
    await seller.delete(`/api/vehicles/${vehicle.id}`);
    const json = await download(seller, 'json');
    expect(json.status).toBe(200);
    expect(json.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-[\d-]+\.json"$/);
    expect(json.headers.get('cache-control')).toBe('private, no-store');
    const { exportedAt, ...sections } = JSON.parse(htmlOf(json));
    expect(Date.parse(exportedAt)).toBeGreaterThan(Date.now() - 60_000);
    const empty = Object.keys(sections).filter((name) => sections[name].length === 0);
    expect(empty.sort()).toEqual(['gift-codes', 'operator-sessions', 'plan-history']);
    expect(sections.account).toMatchObject([
      { email, firstName: 'zqexport first', mobileNumber: `+91${MOBILE}` },
    ]);
    expect(sections['deleted-vehicles']).toMatchObject([
      {
        id: vehicle.id,
        hiddenReason: null,
        photos: [expect.stringMatching(/^http:\/\/localhost\/media\/.+\/full$/)],
      },
    ]);
    expect(sections['printed-codes']).toContainEqual(
      expect.objectContaining({ number: 1, vehicleId: other.id, scans: 1, scansByDay: expect.anything() }),
    );
    expect(sections['printed-codes']).toContainEqual(expect.objectContaining({ number: 2, vehicleId: null }));
    expect(sections['printed-codes-before']).toMatchObject([{ vehicleId: vehicle.id }]);
    expect(sections.leads).toHaveLength(3);
    expect(sections.leads[0]).toMatchObject({ buyerName: 'zqexport buyer' });
    expect(sections.leads).toContainEqual(
      expect.objectContaining({ buyerName: 'zqexport caller', message: 'zqexport wants', source: 'call' }),
    );
    expect(sections.offers[0]).toMatchObject({ buyerName: 'zqexport buyer', consentVersion: '2026-11-1' });
    expect(sections.offers).toHaveLength(3);
    expect(sections['republished-vehicles']).toMatchObject([{ id: own.id, mobileNumber: `+91${MOBILE}` }]);
    expect(
      sections['certificate-requests'].map(({ direction }: { direction: string }) => direction).sort(),
    ).toEqual(['made', 'received']);
    expect(sections.permissions).toMatchObject([
      { camera: true, words: expect.stringContaining('Your privacy') },
    ]);

    const text = htmlOf(json);
    for (const foreign of [
      resellersLead.id,
      reseller.user.email,
      'scrypt$',
      seller.cookies.get('sid') ?? '-',
    ]) {
      expect(text).not.toContain(foreign);
    }
    const { results } = await everything
      .prepare('select sid from sessions where user_id = ?')
      .bind(seller.user.id)
      .all<{ sid: string }>();
    for (const { sid } of results) expect(text).not.toContain(sid);

    const { headers, body } = await download(seller, 'csv');
    expect(headers.get('content-disposition')).toMatch(/\.zip"$/);
    const files = await unzip(body);
    expect([...files.keys()]).toEqual(Object.keys(sections).map((name) => `${name}.csv`));
    for (const [name, items] of Object.entries<object[]>(sections)) {
      const [first] = items;
      const head = first ? `\uFEFF${Object.keys(first).join(',')}\r\n` : '';
      expect(files.get(`${name}.csv`)?.startsWith(head)).toBe(true);
    }
    expect(files.get('contacts.csv')).toContain('zqexport friend');
  });

  it('comes page by page, with formulas disarmed and hidden buyers still hidden', async () => {
    const seller = await asSeller();
    await everything
      .prepare(
        `insert into contacts (id, user_id, name, mobile_number, created_at, updated_at)
        select printf('contact-%04d', value), ?, '=1+' || value, '+91' || (9000000000 + value), 0, 0 from json_each(?)`,
      )
      .bind(seller.user.id, JSON.stringify(Array.from({ length: 250 }, (_, index) => index)))
      .run();
    const { id } = await publishVehicle(seller);
    await anonymous().post('/api/leads', offer(id, { buyerName: 'Hidden Buyer' }));
    await everything
      .prepare('update leads set monthly_ordinal = 51 where owner_id = ?')
      .bind(seller.user.id)
      .run();
    const body = JSON.parse(htmlOf(await download(seller, 'json')));
    expect(body.contacts).toHaveLength(250);
    expect(new Set(body.contacts.map(({ name }: { name: string }) => name)).size).toBe(250);
    expect(body.leads).toMatchObject([{ masked: true, buyerName: null }]);
    expect(JSON.stringify(body)).not.toContain('Hidden Buyer');
    const files = await unzip((await download(seller, 'csv')).body);
    expect(files.get('contacts.csv')).toContain(",'=1+7,");
    expect(files.get('contacts.csv')?.match(/\r\n/g)).toHaveLength(251);
  });

  it('is refused to visitors, and in any other format', async () => {
    expect((await anonymous().post('/api/account/export', { format: 'json' })).status).toBe(401);
    const seller = await asSeller();
    for (const wrong of [{}, { format: 'xml' }, { format: 'json', userId: 'x' }]) {
      expect((await seller.post('/api/account/export', wrong)).status).toBe(400);
    }
    expect(htmlOf(await download(seller, 'csv'))).toContain('account.csv');
  });
});
