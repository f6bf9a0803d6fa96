import type { Page } from '@playwright/test';
import type { VehicleDto } from '../../../schema/vehicles/output.ts';
import { makePhonePhoto } from './photo.ts';

interface ListingOptions {
  /** A registration certificate, as bytes with their type. */
  rc?: { name: string; mimeType: string; buffer: Buffer };
  showRc?: boolean;
  /** Facts apart from name, price and year. */
  known?: object;
  photos?: number;
}

/** Publishes a listing through the API in the page's session, for tests that start after Add Vehicle. */
export async function publishListing(
  page: Page,
  name: string,
  options: ListingOptions = {},
): Promise<VehicleDto> {
  const headers = { origin: new URL(page.url()).origin };
  const upload = async (
    path: string,
    field: string,
    file: { name: string; mimeType: string; buffer: Buffer },
  ) => (await page.request.post(path, { headers, multipart: { [field]: file } })).json();
  const buffer = await makePhonePhoto({ width: 1200, height: 900, orientation: 1, gps: null });
  const photo = { name: 'car.jpg', mimeType: 'image/jpeg', buffer };
  const images: string[] = [];
  for (let number = 0; number < (options.photos ?? 1); number++)
    images.push(...(await upload('/api/upload/images', 'images', photo)).imageUrls);
  const rcImageUrl = options.rc ? (await upload('/api/upload/rc', 'rc', options.rc)).rcUrl : undefined;
  const response = await page.request.post('/api/vehicles', {
    headers,
    data: {
      name,
      price: '475000',
      year: 2020,
      images,
      showRc: options.showRc ?? false,
      rcImageUrl,
      ...options.known,
    },
  });
  if (response.status() !== 201) throw new Error(await response.text());
  return response.json();
}

/** A one-page PDF that says "RC". */
export const tinyPdf = () => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    '<</Length 38>>stream\nBT /F 24 Tf 20 40 Td (RC) Tj ET       \nendstream',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 5\n0000000000 65535 f \n${entries}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return { name: 'rc.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) };
};
