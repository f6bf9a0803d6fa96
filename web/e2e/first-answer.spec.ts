import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { LANGUAGE_CODES, type Language } from '../../schema/common/languages.ts';
import { LIMITS } from '../../scripts/limits.ts';
import { publishListing } from './support/listing.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Every fact that a page shows, as long as people write them. */
const ALL_FACTS = {
  kind: 'car',
  make: 'Maruti Suzuki',
  model: 'Vitara Brezza',
  body: 'SUV',
  city: 'Thiruvananthapuram',
  owners: 2,
  fuelType: 'diesel',
  transmission: 'manual',
  kmsDriven: 112_450,
  description:
    'One careful owner from Kothrud, driven mostly to work and back. Full service record from the company workshop, last service in September. Two new front tyres and a touch-screen player that the owner added.',
  specifications: { Seats: '5', Tyres: 'Two replaced in 2025', Airbags: '2', Music: 'Touch screen' },
  facts: {
    variant: 'ZDi Plus Dual Tone',
    colour: 'Blazing red, black roof',
    insurance: { type: 'comprehensive', until: '2027-03' },
    area: 'Vattiyoorkavu',
    keys: 2,
    loan: 'closed',
    noc: true,
    accident: 'minor',
    service: 'full',
    negotiable: true,
    registrationNumber: 'KL 01 CB 4321',
  },
};

const limitOf = (language: Language) =>
  (language === 'en' ? LIMITS.firstAnswer : LIMITS.firstAnswerInAnyLanguage).value;

/** With the language in the address, because an earlier address has left a cookie. */
async function read(request: APIRequestContext, path: string, language: Language) {
  const response = await request.get(`${path}?lang=${language}`, { headers: { accept: 'text/html' } });
  const body = await response.body();
  return { status: response.status(), bytes: gzipSync(body).length, html: body.toString() };
}

test('the first answer of every page of a vehicle stays within its bytes', async ({
  playwright,
  sessionOf,
  request,
  baseURL,
}) => {
  const paths = await Promise.all(
    (['starter', 'growth', 'pro'] as const).map(async (account) => {
      const storageState = { cookies: await sessionOf(account), origins: [] };
      const seller = await playwright.request.newContext({ baseURL, storageState });
      const list = async (path: string): Promise<{ id: string; status: string }[]> =>
        (await seller.get(path)).json();
      const [own, republished] = [await list('/api/vehicles'), await list('/api/republished-vehicles')];
      await seller.dispose();
      return [
        ...own.map(({ id, status }) => ({ path: `/vehicle/${id}`, kind: status })),
        ...republished.map(({ id }) => ({ path: `/republished/${id}`, kind: 'republished' })),
      ];
    }),
  );
  const kinds = new Set<string>();
  for (const { path, kind } of paths.flat()) {
    // English, and the two languages with the longest texts.
    for (const language of ['en', 'ta', 'ml'] as const) {
      const { status, bytes } = await read(request, path, language);
      if (status === 200) kinds.add(kind);
      expect.soft(bytes, `${kind} ${path} ${language}`).toBeLessThanOrEqual(limitOf(language));
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['available', 'pending', 'sold', 'republished']));
});

test('the first answer of a vehicle with twelve photos, all facts, a token and other vehicles stays within its bytes in every language', async ({
  page,
  makePro,
}) => {
  test.slow();
  await signUp(page);
  await makePro(page);
  const firm = { firstName: 'Ramakrishnan', lastName: 'Venkataraman', accountType: 'firm' };
  const saved = await page.request.put('/api/auth/user/profile', {
    data: {
      ...firm,
      firmName: 'Venkataraman and Sons Motors',
      username: `venkataraman-${Date.now() % 1_000_000}`,
      mobileNumber: '9811122233',
      showMobile: true,
    },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  for (const name of ['2019 Volkswagen Polo Highline', '2020 Tata Tiago XZ AMT', '2021 Renault Triber RXZ'])
    await publishListing(page, name, { known: { fuelType: 'petrol', kmsDriven: 41_200 } });
  const { id } = await publishListing(page, '2018 Maruti Suzuki Vitara Brezza ZDi Plus Dual Tone', {
    known: ALL_FACTS,
    photos: 12,
  });
  const looked = await page.request.patch(`/api/papers-ready/${id}`, {
    data: { paper: 'owner', state: 'ready', version: 1 },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(looked.status(), await looked.text()).toBe(200);
  const token = {
    kind: 'token_receipt',
    vehicleId: id,
    plate: 'KL01CB4321',
    buyerName: 'Ramesh Iyer',
    buyerMobile: '9811122244',
    price: '720000',
    amount: '21000',
    mode: 'upi',
    terms: 'returned',
    heldUntil: new Date(Date.now() + 48 * 3_600_000).toISOString(),
  };
  const held = await page.request.post('/api/papers', {
    data: token,
    headers: { origin: new URL(page.url()).origin },
  });
  expect(held.status(), await held.text()).toBe(201);
  for (const language of LANGUAGE_CODES) {
    const { bytes, html } = await read(page.request, `/vehicle/${id}`, language);
    expect(html.match(/data-show="\d" aria/g)).toHaveLength(4);
    if (language === 'en') expect(html).toContain('Held for a buyer until ');
    for (const shown of [
      'tel:+91',
      'Sons Motors',
      'KL-01',
      'Vattiyoorkavu',
      'Touch screen',
      'Blazing red',
      'ZDi Plus',
      `/vehicle/${id}/papers`,
    ])
      expect(html).toContain(shown);
    test.info().annotations.push({ type: 'bytes', description: `${language} ${bytes}` });
    expect.soft(bytes, language).toBeLessThanOrEqual(limitOf(language));
  }
});
