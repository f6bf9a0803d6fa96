import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { enquiries, leadCounts } from '../../../schema/shard';
import { indianCalendar } from '../../platform/clock';
import { newNetwork } from '../../test/buyers';
import type { TestClient } from '../../test/client';
import { asSeller, db, publishVehicle, republish, type Seller, uniqueMobile } from '../../test/factories';
import { open, submit } from '../../test/html-forms';
import { htmlOf, pageClient } from '../../test/pages';
import { visitDays } from '../visits/visit-times';

const day = visitDays(Date.now())[2] ?? '';

let seller: Seller;
let path: string;
let mobile: string;
let buyer: TestClient;

/** Sends the request, and returns the confirmation page with the private link in it. */
async function ask(client = buyer, at = path, network = newNetwork()) {
  const form = new FormData();
  const fields = { day, part: 'evening', buyerName: 'Meera Nair', buyerMobile: mobile };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const headers = { accept: 'text/html', 'cf-connecting-ip': network };
  const answer = await client.send('POST', `${at}/visit`, { form, headers });
  expect(answer.status).toBe(200);
  const [, link = ''] = /href="(\/withdraw\/[^"]*)"/.exec(htmlOf(answer)) ?? [];
  return { ...answer, link };
}

const withdraw = (link: string) => submit(pageClient(), link, { confirm: 'yes' });
const visitsOf = async (who: Seller) => (await who.get('/api/visits')).body;
const noticesOf = async (who: Seller) =>
  (await who.get('/api/notifications')).body.map(
    ({ title, message, path }: Record<string, string>) => `${title}: ${message} ${path}`,
  );

beforeEach(async () => {
  seller = await asSeller();
  const { id } = await publishVehicle(seller, { name: 'Baleno Delta' });
  path = `/vehicle/${id}`;
  mobile = uniqueMobile();
  buyer = pageClient();
});

describe('the private page of a visit', () => {
  it('is linked from the thanks, and shows what was asked and the consent, but not the buyer', async () => {
    const thanks = await ask();
    expect(thanks.headers.get('cache-control')).toBe('private, no-store');
    const { status, html, headers } = await open(pageClient(), thanks.link);
    expect([status, headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
    for (const text of [
      'Your request',
      'Baleno Delta',
      'Evening',
      'you agree that the seller gets your name',
    ])
      expect(html).toContain(text);
    expect(html).toMatch(/>Status<[^/]*\/dt><dd[^>]*>With the seller</);
    expect(html).toContain('Withdraw this request');
    expect(html).not.toMatch(/Meera|offer/i);
    expect(html).not.toContain(mobile);
    expect(await visitsOf(seller)).toMatchObject([{ withdrawnAt: null, buyerName: 'Meera Nair' }]);
  });

  it('does not exist for a wrong key, or the key of another visit', async () => {
    const { link } = await ask();
    mobile = uniqueMobile();
    const [, , , otherKey] = (await ask(pageClient())).link.split('/');
    const [, , id, key = ''] = link.split('/');
    const wrong = key.startsWith('0') ? `1${key.slice(1)}` : `0${key.slice(1)}`;
    for (const one of [`/withdraw/${id}/${wrong}`, `/withdraw/${id}/${otherKey}`]) {
      expect((await open(pageClient(), one)).status).toBe(404);
      expect((await withdraw(one)).status).toBe(404);
    }
    expect(await visitsOf(seller)).toMatchObject([{ withdrawnAt: null }, { withdrawnAt: null }]);
  });

  it('is linked again for the same request from the same device or network, and for nobody else', async () => {
    const network = newNetwork();
    const { link } = await ask(buyer, path, network);
    expect((await ask(buyer)).link).toBe(link);
    expect((await ask(pageClient(), path, network)).link).toBe(link);
    expect((await ask(pageClient())).link).toBe('');
  });
});

describe('a withdrawn visit', () => {
  it('has lost its buyer, is told to the seller once, and cannot be decided', async () => {
    const { link } = await ask();
    expect((await withdraw(link)).status).toBe(303);
    expect((await withdraw(link)).status).toBe(303);
    const { html } = await open(pageClient(), link);
    expect(html).toMatch(/>Status<[^/]*\/dt><dd[^>]*>Request withdrawn</);
    expect(html).not.toContain('<form method="post"');
    const [row] = await db.select().from(enquiries).where(eq(enquiries.ownerId, seller.user.id));
    expect(row).toMatchObject({ buyerName: null, buyerMobile: '', deviceHash: '' });
    const [visit] = await visitsOf(seller);
    expect(visit).toMatchObject({
      day,
      buyerName: null,
      buyerMobile: '',
      masked: false,
      status: 'asked',
      withdrawnAt: expect.any(String),
    });
    const exported = htmlOf(await seller.post('/api/account/export', { format: 'json' }));
    expect(exported).toContain(`"withdrawnAt":"${visit.withdrawnAt}"`);
    expect(exported).not.toContain('Meera');
    expect(await noticesOf(seller)).toEqual([
      'Visit withdrawn by the buyer: Baleno Delta /dashboard/leads#visits',
      expect.stringContaining('A buyer would like to see'),
    ]);
    const { status, body } = await seller.patch(`/api/visits/${visit.id}`, { status: 'confirmed' });
    expect([status, body.message]).toEqual([409, 'The buyer has withdrawn this request']);
    expect(await visitsOf(seller)).toMatchObject([{ status: 'asked' }]);
  });

  it('is not masked, since there is nothing to hide', async () => {
    await ask();
    const month = indianCalendar(Date.now()).yearMonth;
    await db.insert(leadCounts).values({ ownerId: seller.user.id, leadCount: 50, month, monthCount: 50 });
    mobile = uniqueMobile();
    const { link } = await ask(pageClient());
    expect(await visitsOf(seller)).toMatchObject([{ masked: true }, { masked: false }]);
    await withdraw(link);
    expect(await visitsOf(seller)).toMatchObject([{ masked: false, buyerMobile: '' }, { masked: false }]);
  });

  it('leaves the buyer’s other visits, and may be asked for again', async () => {
    const first = mobile;
    const { link } = await ask();
    mobile = uniqueMobile();
    await ask(pageClient());
    await withdraw(link);
    mobile = first;
    expect((await ask()).link).not.toBe(link);
    expect((await visitsOf(seller)).map(({ withdrawnAt }: { withdrawnAt: unknown }) => !withdrawnAt)).toEqual(
      [true, true, false],
    );
  });

  it('belongs to the reseller if it was asked for on their page', async () => {
    const reseller = await asSeller({ plan: 'pro' });
    const { body: page } = await republish(reseller, path.split('/')[2] ?? '');
    const { link } = await ask(buyer, `/republished/${page.id}`);
    await withdraw(link);
    expect(await visitsOf(reseller)).toMatchObject([{ withdrawnAt: expect.any(String) }]);
    expect(await noticesOf(reseller)).toContain(
      'Visit withdrawn by the buyer: Baleno Delta /dashboard/leads#visits',
    );
    expect(await visitsOf(seller)).toEqual([]);
  });
});
