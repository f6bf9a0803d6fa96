import { expect, type Page } from '@playwright/test';
import { makePhonePhoto } from './photo.ts';

const AT_ONCE = 2;

/** Publishes cars through the API in the page's session: "Swift 1" at ₹4,01,000, "Alto 2" at ₹4,02,000 and so on. */
export async function publishStock(
  page: Page,
  count: number,
  plateOf = (number: number) => `MH12AB${1000 + number}`,
): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const buffer = await makePhonePhoto({ width: 400, height: 300, orientation: 1, gps: null });
  const images = { name: 'car.jpg', mimeType: 'image/jpeg', buffer };
  const upload = async () => {
    let imageUrls: string[] = [];
    // Beside other tests, the server asks to wait.
    await expect(async () => {
      const uploaded = await page.request.post('/api/upload/images', { headers, multipart: { images } });
      expect(uploaded.ok(), await uploaded.text()).toBe(true);
      imageUrls = (await uploaded.json()).imageUrls;
    }).toPass({ timeout: 60_000 });
    return imageUrls;
  };
  const publish = async (number: number, imageUrls: string[]) => {
    const data = {
      name: `${number % 2 === 1 ? 'Swift' : 'Alto'} ${number}`,
      price: String(400_000 + number * 1_000),
      year: 2020,
      images: imageUrls,
      facts: { registrationNumber: plateOf(number) },
    };
    const response = await page.request.post('/api/vehicles', { headers, data });
    if (response.status() !== 201) throw new Error(await response.text());
  };
  for (let from = 1; from <= count; from += AT_ONCE) {
    const photos = await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from + 1) }, upload));
    // One after the other: the list is in the order in which they came.
    for (const [at, imageUrls] of photos.entries()) await publish(from + at, imageUrls);
  }
}

/** Serves a list of `total` cars copied from the seller's first ones, each with a name and a plate of its own. */
export async function lengthenStock(page: Page, total: number): Promise<void> {
  const own = await (await page.request.get('/api/vehicles')).json();
  await page.route(
    (url) => url.pathname === '/api/vehicles',
    (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const start = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
      const json = Array.from({ length: Math.min(100, total - start) }, (_, at) => {
        const number = start + at;
        const id = `${own[0].id.slice(0, -9)}${String(number).padStart(6, '0')}${own[0].id.slice(-3)}`;
        const registrationNumber = `MH12AB${String(number).padStart(4, '0')}`;
        return {
          ...own[number % own.length],
          id,
          name: `Car ${number}`,
          registrationNumber,
          price: 300_000 + number,
        };
      });
      const next = start + 100;
      return route.fulfill({ json, headers: next < total ? { 'x-next-cursor': `${next}` } : {} });
    },
  );
}
