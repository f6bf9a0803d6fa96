import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rcKey, VEHICLE_VARIANTS } from '../../../schema/media/input';
import { hasGps } from '../../../web/e2e/support/has-gps';
import { changedTables, digest } from '../../test/digest';
import { anonymous, asSeller, publishVehicle, type Seller, uploadImages } from '../../test/factories';
import { bombs, pdfWithScript, smuggled, truncated } from '../../test/hostile-files';
import { HIDDEN, type HostileFile, otherKinds } from '../../test/other-files';
import { isProof } from '../../test/proof';
import { report } from '../../test/report';

const UPLOAD_ROUTES = { images: 'images', rc: 'rc', 'profile-image': 'image' } as const;
type UploadRoute = keyof typeof UPLOAD_ROUTES;
const ROUTES = Object.keys(UPLOAD_ROUTES) as UploadRoute[];
const routeInTurn = (at: number) => ROUTES[at % ROUTES.length] ?? 'images';

const tried = { files: 0, uploads: 0, refused: 0, 'taken and drawn anew': 0, fell: 0 };

let seller: Seller;
let originals: { jpeg: Uint8Array; webp: Uint8Array };

const bytesAt = async (url: string) => new Uint8Array((await anonymous().get(url)).body);

beforeAll(async () => {
  seller = await asSeller();
  const [url = ''] = await uploadImages(seller);
  originals = { jpeg: await bytesAt(url.replace('/full', '/og')), webp: await bytesAt(url) };
});

/** The Exif block of a phone's photo, including its location. */
function exifOf(photo: Buffer): Uint8Array {
  const at = photo.indexOf('Exif\0\0');
  return photo.subarray(at, at - 2 + photo.readUInt16BE(at - 2));
}

function upload(
  route: UploadRoute,
  { bytes, name = 'car.jpg', type = 'image/jpeg' }: Omit<HostileFile, 'what'>,
) {
  tried.uploads++;
  const form = new FormData();
  form.append(UPLOAD_ROUTES[route], new File([bytes], name, { type }));
  return seller.send('POST', `/api/upload/${route}`, { form });
}

interface Kept {
  bytes: Uint8Array;
  type: string | null | undefined;
  mayBeSniffed: boolean;
}

/**
 * What is stored of an accepted upload. A certificate is shown only with its vehicle, so it is read from the
 * bucket.
 */
async function kept(route: UploadRoute, body: Record<string, string & string[]>): Promise<Kept[]> {
  if (route === 'rc') {
    const file = await env.DOCS.get(rcKey(body.rcUrl ?? '') ?? '');
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
    return [{ bytes, type: file?.httpMetadata?.contentType, mayBeSniffed: false }];
  }
  const [first = ''] = body.imageUrls ?? [];
  const urls =
    route === 'images'
      ? VEHICLE_VARIANTS.map((variant) => first.replace('/full', `/${variant}`))
      : [body.imageUrl ?? ''];
  return Promise.all(
    urls.map(async (url) => {
      const { headers, body: bytes } = await anonymous().get(url);
      const mayBeSniffed = headers.get('x-content-type-options') !== 'nosniff';
      return { bytes: new Uint8Array(bytes), type: headers.get('content-type'), mayBeSniffed };
    }),
  );
}

describe('files that are not pictures', () => {
  const refused: [string, () => HostileFile[]][] = [
    ['of another kind', otherKinds],
    ['that claim what they do not have', () => bombs(originals)],
    ['that are not whole', () => truncated(originals)],
  ];

  it.each(refused)('%s are refused, and leave nothing', async (_, make) => {
    const files = make();
    const before = await digest();
    const taken: string[] = [];
    for (const [at, file] of files.entries()) {
      for (const route of isProof ? ROUTES : [routeInTurn(at)]) {
        const { status, body } = await upload(route, file);
        if (status === 400) tried.refused++;
        else taken.push(`${file.what} as ${route}: ${status} ${JSON.stringify(body)}`);
      }
    }
    tried.files += files.length;
    tried.fell += taken.length;
    expect(taken).toEqual([]);
    expect(changedTables(before, await digest())).toEqual([]);
  });
});

describe('pictures with hidden content', () => {
  it('come back as nothing but the picture', async () => {
    const files = smuggled(originals, exifOf(Buffer.from(inject('phonePhoto'), 'base64')));
    const faults: string[] = [];
    for (const [at, file] of files.entries()) {
      // Each in one route, rotating through the routes; a person's picture cannot be WebP.
      const turn = routeInTurn(at);
      const route = turn === 'profile-image' && file.what.startsWith('a WebP') ? 'images' : turn;
      const { status, body } = await upload(route, file);
      if (status !== 200) {
        faults.push(`${file.what} as ${route} was refused: ${JSON.stringify(body)}`);
        continue;
      }
      for (const { bytes, type, mayBeSniffed } of await kept(route, body)) {
        const isClean = !hasGps(bytes) && !Buffer.from(bytes).includes(HIDDEN);
        if (!isClean) faults.push(`${file.what} as ${route} came back with more than the picture`);
        if (type !== 'image/webp' && type !== 'image/jpeg') faults.push(`${file.what} came back as ${type}`);
        if (mayBeSniffed) faults.push(`${file.what} may be sniffed`);
      }
      tried['taken and drawn anew']++;
    }
    tried.files += files.length;
    tried.fell += faults.length;
    expect(faults).toEqual([]);
  });

  it('number at least 150 together with those that are refused', () => {
    expect(tried.files).toBeGreaterThanOrEqual(150);
  });
});

describe('a PDF with active content', () => {
  it('is accepted only as a certificate, and opens in a sandbox', async () => {
    const file = { bytes: pdfWithScript(), name: 'rc.pdf', type: 'application/pdf' };
    expect((await upload('images', file)).status).toBe(400);
    expect((await upload('profile-image', file)).status).toBe(400);
    const { body } = await upload('rc', file);
    await publishVehicle(seller, { rcImageUrl: body.rcUrl });
    const { status, headers } = await seller.get(body.rcUrl);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect((await anonymous().get(body.rcUrl)).status).toBe(404);
  });
});

afterAll(() => report('Uploads', tried));
