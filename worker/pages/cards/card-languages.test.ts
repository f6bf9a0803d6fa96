import { describe, expect, it } from 'vitest';
import { type CardWords, cardPhrases, cardWords, type DrawnWords } from '../../../web/i18n/card-words';
import { DICTIONARIES } from '../../../web/i18n/dictionaries';
import type { ProfileCard, VehicleCard } from '../../features/cards/card-facts';
import { asSeller, publishVehicle, uploadImages } from '../../test/factories';
import { htmlOf, pageClient } from '../../test/pages';
import { widthOf } from './card-line';
import { cardSvg } from './card-svg';

const FILES = import.meta.glob<DrawnWords>('../../../public/card-words/*.json', {
  eager: true,
  import: 'default',
});
const LANGUAGES = (Object.keys(DICTIONARIES) as (keyof typeof DICTIONARIES)[]).filter(
  (code) => code !== 'en',
);
const drawnOf = (code: string) => FILES[`../../../public/card-words/${code}.json`] as DrawnWords;
const wordsOf = (code: (typeof LANGUAGES)[number]): CardWords => cardWords(DICTIONARIES[code], drawnOf(code));

const CAR: VehicleCard = {
  kind: 'vehicle',
  name: 'Maruti Swift VXi',
  price: 475_000,
  currency: 'INR',
  year: 2019,
  kmsDriven: 142_000,
  fuelType: 'Electric',
  owners: 2,
  rto: 'MH-12',
  status: 'available',
  seller: 'Sharma Motors',
  photos: [],
};
const PROFILE: ProfileCard = { kind: 'profile', name: 'Sharma Motors', vehicleCount: 37, photos: [] };

const textsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
const groups = (svg: string) => [...svg.matchAll(/ scale\([\d.]+\)" fill=/g)].length;

describe.each(LANGUAGES)('the card in %s', (code) => {
  const words = wordsOf(code);
  const { drawn } = words;

  it('has an outline of each of its words', () => {
    // After a change of a word: npx tsx scripts/make-card-words.ts
    expect(Object.keys(drawn?.words ?? {}).toSorted()).toEqual(cardPhrases(DICTIONARIES[code]).toSorted());
    for (const { width, glyphs } of Object.values(drawn?.words ?? {})) {
      expect(width).toBeGreaterThan(100);
      for (const [glyph] of glyphs) expect(drawn?.glyphs[glyph]).toBeDefined();
    }
  });

  it('has no English words', () => {
    for (const status of ['available', 'pending', 'sold'] as const) {
      const said = textsOf(cardSvg({ ...CAR, status }, [], words)).join(' ');
      expect(said).not.toMatch(/km|owner|Electric|offer|SOLD|Pending/);
      expect(said).toContain('1,42,000 ');
    }
    expect(textsOf(cardSvg(PROFILE, [], words))).toEqual(['Chaabi', 'Sharma', 'Motors', '37']);
  });

  it('draws what it says beside the photo, and nothing wider than its place', () => {
    // Kilometres, fuel and owners, and the button; a status is one more.
    const available = groups(cardSvg(CAR, [], words));
    expect(available).toBeGreaterThanOrEqual(3);
    expect(groups(cardSvg({ ...CAR, status: 'pending' }, [], words))).toBe(available + 1);
    expect(groups(cardSvg(PROFILE, [], words))).toBe(2);
    expect(widthOf(words.sold, 116, drawn)).toBeGreaterThan(100);
    const svg = cardSvg({ ...CAR, status: 'sold' }, [], words);
    expect(svg).not.toContain(words.offer);
  });
});

describe('a page in Hindi', () => {
  async function listed() {
    const seller = await asSeller({ firmName: 'Lane & Sons' });
    const { id } = await publishVehicle(seller, { images: await uploadImages(seller) });
    return { seller, path: `/vehicle/${id}` };
  }
  const imageOf = async (path: string) => {
    const html = htmlOf(await pageClient().get(path));
    return /<meta property="og:image" content="http:\/\/localhost([^"]*)"/.exec(html)?.[1] ?? '';
  };

  it('has a card in Hindi, drawn once, at an address that follows the listing', async () => {
    const { seller, path } = await listed();
    const card = await imageOf(`${path}?lang=hi`);
    expect(card).toBe((await imageOf(path)).replace('.jpg', '-hi.jpg'));
    const drawn: string[] = [];
    const paint = async (svg: string) => {
      drawn.push(svg);
      return new Uint8Array([0xff, 0xd8, 0xff]);
    };
    const client = pageClient({ cardPainter: { paint } });
    for (let time = 0; time < 2; time++) expect((await client.get(card)).status).toBe(200);
    expect(drawn).toHaveLength(1);
    expect(groups(drawn[0] ?? '')).toBeGreaterThanOrEqual(3);
    await seller.patch(path.replace('/vehicle', '/api/vehicles'), { price: '410000' });
    const { status, headers } = await pageClient().get(card);
    expect([status, headers.get('location')]).toEqual([302, await imageOf(`${path}?lang=hi`)]);
  });

  it('is found in its language from "now", and not in a language that we do not have', async () => {
    const { path } = await listed();
    const { headers } = await pageClient().get(`/cards${path}/now-hi.jpg`);
    expect(headers.get('location')).toBe(await imageOf(`${path}?lang=hi`));
    for (const code of ['xx', 'HI', 'hindi'])
      expect((await pageClient().get(`/cards${path}/now-${code}.jpg`)).status).toBe(404);
  });
});
