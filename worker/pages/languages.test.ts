import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '../../schema/common/languages';
import { OFFER_CONSENTS } from '../../schema/common/offer-consents';
import { leadOffers } from '../../schema/shard';
import { DICTIONARIES } from '../../web/i18n/dictionaries';
import { visitDays } from '../features/visits/visit-times';
import { edgePageCache } from '../platform/page-cache';
import { asSeller, db, publishVehicle, republish, type Seller, uniqueMobile } from '../test/factories';
import { open, submit } from '../test/html-forms';
import { ourWordsIn } from '../test/our-words';
import { pageClient, withPages } from '../test/pages';

const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en');

/** Names that stay in Latin letters: brands, initials, a plan's name, a type of registration. */
const NAMES = /Chaabi|\bZ[SR]\b|\bTS\b|\bPro\b|\bBH\b|Zq car|Zq other|Zq Seller|Zq Reseller|@zq-nobody/g;

const FACTS = {
  kind: 'car',
  make: 'Hyundai',
  model: 'Creta',
  body: 'SUV',
  city: 'Pune',
  owners: 2,
  facts: {
    colour: 'White',
    insurance: { type: 'comprehensive', until: '2027-03' },
    area: 'Baner',
    keys: 2,
    loan: 'closed',
    noc: true,
    accident: 'none',
    service: 'full',
    negotiable: true,
    registrationNumber: 'MH12ZQ7391',
  },
  fuelType: 'Diesel',
  transmission: 'AMT',
  description: 'Kept dry.',
  specifications: { Seats: '5' },
};

let seller: Seller;
let reseller: Seller;
const paths: Record<string, string> = {};

beforeAll(async () => {
  seller = await asSeller({ plan: 'pro', firstName: 'Zq', lastName: 'Seller', username: 'zq-languages' });
  reseller = await asSeller({ plan: 'pro', firstName: 'Zq', lastName: 'Reseller' });
  const publish = (name: string, fields = {}) => publishVehicle(seller, { name, ...FACTS, ...fields });
  const [vehicle, sold, deleted] = [
    await publish('Zq car'),
    await publish('Zq other'),
    await publish('Zq other'),
  ];
  const { body: page } = await republish(reseller, vehicle.id);
  for (const [version, paper] of ['owner', 'challans'].entries())
    await seller.patch(`/api/papers-ready/${vehicle.id}`, { paper, state: 'ready', version: version + 1 });
  const { body: stickers } = await seller.post('/api/stickers', { count: 1 });
  await seller.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
  await seller.delete(`/api/vehicles/${deleted.id}`);
  Object.assign(paths, {
    vehicle: `/vehicle/${vehicle.id}`,
    republished: `/republished/${page.id}`,
    profile: '/zq-languages',
    'search on the profile': '/zq-languages?search=nothing',
    sold: `/vehicle/${sold.id}`,
    deleted: `/vehicle/${deleted.id}`,
    report: `/vehicle/${vehicle.id}/report`,
    visit: `/vehicle/${vehicle.id}/visit`,
    similar: `/vehicle/${sold.id}/similar`,
    photos: `/vehicle/${vehicle.id}/photos`,
    emi: `/vehicle/${vehicle.id}/emi?price=475000&rate=12&months=36`,
    'wrong emi': `/vehicle/${vehicle.id}/emi?price=1&down=2&rate=200&months=0`,
    papers: `/vehicle/${vehicle.id}/papers`,
    'no papers': `/vehicle/${sold.id}/papers`,
    'republished papers': `/republished/${page.id}/papers`,
    saved: '/saved',
    'unknown profile': '/zq-nobody',
    'unknown address': '/nothing/here/at/all',
    'unknown code': '/q/zzzzzzzz',
    'blank sticker': `/q/${stickers[0].code}`,
    'unknown offer': '/withdraw/019b0000-0000-7000-8000-000000000000/AAAAAAAAAAAAAAAAAAAAAA',
  });
});

const inLanguage = (path: string, code: Language) => `${path}${path.includes('?') ? '&' : '?'}lang=${code}`;

/** Whatever is still in Latin letters on a page in another language. */
async function english(html: string): Promise<string[]> {
  const said = await ourWordsIn(html);
  return said.filter((text) => /[A-Za-z]{2,}/.test(text.replace(NAMES, '')));
}

describe.each(OTHERS)('in %s', (code) => {
  it('no page contains an English word of ours', async () => {
    for (const [name, path] of Object.entries(paths)) {
      const { html } = await open(pageClient(), inLanguage(path, code));
      expect([name, html.includes(`<html lang="${code}"`), await english(html)]).toEqual([name, true, []]);
    }
  });

  it('nor for signed-in readers, or owners of the page', async () => {
    const viewer = withPages(await asSeller({ plan: 'pro' }));
    for (const client of [viewer, withPages(seller), withPages(reseller)]) {
      const { html } = await open(client, inLanguage(paths.vehicle ?? '', code));
      expect(await english(html)).toEqual([]);
    }
  });

  it('refusals, thanks, and the withdrawal of an offer or a visit are translated', async () => {
    const buyer = pageClient();
    const address = inLanguage(`${paths.vehicle}/offer`, code);
    const refused = await submit(buyer, address, { buyerName: '', buyerMobile: '12', offerPrice: 'x' });
    expect([refused.status, await english(refused.html)]).toEqual([400, []]);
    expect(refused.html).toContain(DICTIONARIES[code].messages.name_required);

    const number = uniqueMobile();
    const offer = { buyerName: 'Zq Seller', buyerMobile: number, offerPrice: '4,60,000', source: 'qr' };
    const thanks = await submit(buyer, address, offer);
    expect([thanks.status, await english(thanks.html)]).toEqual([200, []]);
    expect(thanks.html).toContain(DICTIONARIES[code].offer.success);
    const kept = await db.select().from(leadOffers);
    expect(kept.map(({ consentVersion }) => consentVersion)).toContain(OFFER_CONSENTS[code].version);

    const waits = { buyerName: 'Zq Seller', buyerMobile: number };
    const similar = inLanguage(paths.similar ?? '', code);
    const unticked = await submit(buyer, similar, waits);
    expect([unticked.status, await english(unticked.html)]).toEqual([400, []]);
    expect(unticked.html).toContain(DICTIONARIES[code].messages.similar_agreed);
    const waiting = await submit(buyer, similar, { ...waits, agreed: 'yes', maxPrice: '500000' });
    expect([waiting.status, await english(waiting.html)]).toEqual([200, []]);

    const [, day = ''] = visitDays(Date.now());
    const visit = { day, part: 'morning', buyerName: 'Zq Seller', buyerMobile: number };
    const asked = await submit(buyer, inLanguage(paths.visit ?? '', code), visit);
    expect([asked.status, await english(asked.html)]).toEqual([200, []]);

    const { withdrawal } = DICTIONARIES[code];
    for (const [{ html }, { title, doneTitle }] of [
      [thanks, withdrawal],
      [asked, withdrawal.request],
    ] as const) {
      const [, link = ''] = /href="(\/withdraw\/[^"]*)"/.exec(html) ?? [];
      const shown = await open(buyer, link.replaceAll('&amp;', '&'));
      expect([shown.status, await english(shown.html)]).toEqual([200, []]);
      for (const text of [OFFER_CONSENTS[code].text, title]) expect(shown.html).toContain(text);
      const address = inLanguage(link.split('?')[0] ?? '', code);
      await submit(buyer, address, { confirm: 'yes' });
      const done = await open(buyer, address);
      expect(await english(done.html)).toEqual([]);
      expect(done.html).toContain(doneTitle);
    }
  });
});

describe('the ready WhatsApp message', () => {
  /** The message of the first WhatsApp link. */
  const messageIn = (html: string) =>
    decodeURIComponent(/href="https:\/\/wa\.me\/\d+\?text=([^"]+)"/.exec(html)?.[1] ?? '');

  it.each(LANGUAGE_CODES)(
    'in %s is about a vehicle on its page, and names nobody on a profile',
    async (code) => {
      const username = `zq-priya-${code}`;
      const owner = await asSeller({ plan: 'pro', firstName: 'Priya', lastName: 'Sharma', username });
      await owner.put('/api/auth/user/mobile-number', { mobileNumber: uniqueMobile() });
      const { id } = await publishVehicle(owner, { name: 'Zq car' });
      const { publisher } = DICTIONARIES[code];
      const [vehicle, profile] = [`/vehicle/${id}`, `/${username}`];
      const shown = await open(pageClient(), inLanguage(vehicle, code));
      expect(messageIn(shown.html)).toBe(publisher.whatsAppText('Zq car', `http://localhost${vehicle}`));
      const page = await open(pageClient(), inLanguage(profile, code));
      expect(messageIn(page.html)).toBe(publisher.profileWhatsAppText(`http://localhost${profile}`));
      expect(messageIn(page.html)).not.toContain('Sharma');
    },
  );
});

describe('the language of a page', () => {
  const langOf = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];

  it('comes from the address, else the one chosen before, else the browser’s first that we have', async () => {
    const client = pageClient();
    const path = paths.vehicle ?? '';
    const get = async (query: string, acceptLanguage: string) => {
      const headers = { accept: 'text/html', 'accept-language': acceptLanguage };
      const answer = await client.get(`${path}${query}`, { headers });
      return langOf(new TextDecoder().decode(answer.body));
    };
    expect(await get('', 'fr-FR, ta-IN;q=0.8, en;q=0.9')).toBe('en-IN');
    expect(await get('', 'ta-IN, en;q=0.9')).toBe('ta');
    expect(await get('?lang=xx', 'ta-IN')).toBe('ta');
    expect(await get('?lang=hi', 'ta-IN')).toBe('hi');
    expect(await get('', 'ta-IN')).toBe('hi');
    expect(await get('?lang=en', 'ta-IN')).toBe('en-IN');
    expect(await get('', 'ta-IN')).toBe('en-IN');
  });

  it('has its own address for search engines, which refers to the others', async () => {
    const { html } = await open(pageClient(), inLanguage(paths.vehicle ?? '', 'ta'));
    expect(html).toContain(`<link rel="canonical" href="http://localhost${paths.vehicle}?lang=ta"/>`);
    expect([...html.matchAll(/rel="alternate" hrefLang="(\w+)"/g)].map(([, code]) => code)).toEqual(
      LANGUAGE_CODES,
    );
  });

  it('is part of the cache key: readers of two languages never get each other’s', async () => {
    const path = paths.republished ?? '';
    const get = (code: Language) => open(pageClient({ pageCache: edgePageCache }), inLanguage(path, code));
    for (const code of ['hi', 'ta', 'hi', 'ta'] as const) expect(langOf((await get(code)).html)).toBe(code);
    const headers = { accept: 'text/html', 'accept-language': 'hi' };
    const again = await pageClient({ pageCache: edgePageCache }).get(path, { headers });
    expect(langOf(new TextDecoder().decode(again.body))).toBe('hi');
    expect(again.headers.get('vary')).toContain('accept-language');
  });

  it('is passed on by a printed code, which has none itself', async () => {
    const [{ code }] = (await seller.get(`/api/links?vehicleId=${paths.vehicle?.split('/')[2]}`)).body;
    const { headers } = await pageClient().get(`/q/${code}?lang=bn`);
    expect(headers.get('location')).toBe(`${paths.vehicle}?src=qr&lang=bn#c=${code}`);
  });

  it('writes amounts and dates as in India, in Latin digits', async () => {
    const { html } = await open(pageClient(), inLanguage(paths.vehicle ?? '', 'hi'));
    expect(html).toContain('इंश्योरेंस मार्च 2027 तक');
    expect(html).toContain('₹4,75,000');
    expect(html).not.toMatch(/[०-९]/);
  });
});
