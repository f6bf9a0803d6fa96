import { eq } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { uploads } from '../../../schema/shard';
import type { FileStore } from '../../platform/storage';
import type { TestClient } from '../../test/client';
import { anonymous, asSeller, db, type Seller } from '../../test/factories';
import { makePng } from '../../test/png';
import { UPLOAD_LIMITS } from './media.api';

const MB = 1024 * 1024;
const photo = () => Buffer.from(inject('phonePhoto'), 'base64');
const png = makePng(720, 240, [40, 120, 200]);
const text = (content: string) => new TextEncoder().encode(content);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const HTML = '<!doctype html><script>alert(1)</script>';

function send(client: { send: Seller['send'] }, path: string, field: string, files: [string, Uint8Array][]) {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(field, new File([bytes], name, { type: 'image/jpeg' }));
  return client.send('POST', path, { form });
}
const sendImages = (client: { send: Seller['send'] }, ...files: [string, Uint8Array][]) =>
  send(client, '/api/upload/images', 'images', files);

const stored = async ({ user }: Seller) => await db.select().from(uploads).where(eq(uploads.userId, user.id));

/** A PNG whose header claims a size that its data does not have. */
function claiming(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('photos are refused that', () => {
  it.each([
    ['an SVG', text(SVG)],
    ['a page', text(HTML)],
    ['a GIF', text('GIF89a/*\u0001\u0000*/=1;alert(1)')],
    ['a PDF', text('%PDF-1.7\n%%EOF')],
    ['a HEIC photo', text('\u0000\u0000\u0000\u0018ftypheic')],
    ['nothing', new Uint8Array()],
    ['a page that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text(HTML)])],
    ['a page that begins like a WebP', text(`RIFF\u0010\u0000\u0000\u0000WEBPVP8 ${HTML}`)],
    ['half a PNG', png.subarray(0, png.length / 2)],
    ['a photo of more than 50 megapixels', claiming(10_000, 5001)],
  ])('%s, whatever its name and type say', async (_, bytes) => {
    const seller = await asSeller();
    const { status, body } = await sendImages(seller, ['car.jpg', bytes]);
    expect([status, body.message]).toEqual([400, 'File "car.jpg" is not a JPEG, PNG or WebP picture.']);
    expect(await stored(seller)).toEqual([]);
  });

  it('half a photo', async () => {
    const seller = await asSeller();
    const { status } = await sendImages(seller, ['car.jpg', photo().subarray(0, photo().length / 2)]);
    expect([status, await stored(seller)]).toEqual([400, []]);
  });

  it('are above 8 MB, in the specified words', async () => {
    const large = Buffer.concat([png, Buffer.alloc(8 * MB + 1 - png.length)]);
    const { status, body } = await sendImages(await asSeller(), ['big "car".png', large]);
    expect(status).toBe(400);
    expect(body.fields.images).toMatch(
      /^File "big .*car.*\.png" is too large\. Maximum size is 8MB per image\.$/,
    );
  });

  it('are none, or more than four', async () => {
    const seller = await asSeller();
    expect((await sendImages(seller)).body.message).toBe('Please upload at least one vehicle image.');
    const five = Array.from({ length: 5 }, (_, index): [string, Uint8Array] => [`${index}.png`, png]);
    expect((await sendImages(seller, ...five)).body.message).toBe('Maximum 4 images allowed.');
  });

  it('are all stored or none', async () => {
    const seller = await asSeller();
    expect((await sendImages(seller, ['a.png', png], ['b.png', text(SVG)])).status).toBe(400);
    expect(await stored(seller)).toEqual([]);
  });

  it('are not files at all', async () => {
    const seller = await asSeller();
    const form = new FormData();
    form.append('images', 'https://evil.example/car.jpg');
    expect((await seller.send('POST', '/api/upload/images', { form })).status).toBe(400);
    expect((await seller.post('/api/upload/images', { images: ['car.jpg'] })).status).toBe(400);
    const headers = { 'content-type': 'multipart/form-data' };
    expect((await seller.post('/api/upload/images', {}, { headers })).status).toBe(400);
  });

  it('come from a visitor', async () => {
    expect((await sendImages(anonymous(), ['a.png', png])).status).toBe(401);
  });

  it('are too many at once', async () => {
    const headers = { 'content-length': String(50 * MB) };
    const answer = await (await asSeller()).post('/api/upload/images', {}, { headers });
    expect(answer).toMatchObject({
      status: 413,
      body: { message: 'Image upload failed. Please try with smaller images or fewer files.' },
    });
  });
});

describe('many uploads', () => {
  const open = { limit: async () => ({ success: true }) };
  const limited = { RATE_SCALE: '1', WRITE_LIMIT: open, SITE_WRITE_LIMIT: open };
  const photos = (count: number) => {
    const form = new FormData();
    for (let nth = 0; nth < count; nth++) form.append('images', new File(['no picture'], `${nth}.png`));
    return form;
  };
  const from = (address: string) => ({ headers: { 'cf-connecting-ip': address } });
  /** Sends requests of four pictures each until one is refused; returns how many pictures were counted. */
  async function untilRefused(client: TestClient, address: string): Promise<number> {
    for (let pictures = 0; ; pictures += 4) {
      const { status } = await client.send('POST', '/api/upload/images', {
        form: photos(4),
        ...from(address),
      });
      if (status === 429) return pictures;
    }
  }

  it('are limited by account in pictures, not in requests, with a time to try again', async () => {
    const client = (await asSeller()).with({}, limited);
    expect(await untilRefused(client, '203.0.113.1')).toBe(UPLOAD_LIMITS.uploadByAccount.limit);
    const refused = await client.post('/api/upload/rc', {}, from('203.0.113.2'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are limited by site over all accounts, wherever in a /48, and not elsewhere', async () => {
    let pictures = 0;
    for (let account = 0; account < 4; account++) {
      const client = (await asSeller()).with({}, limited);
      pictures += await untilRefused(client, `2001:db8:1:${account}::1`);
    }
    expect(pictures).toBe(UPLOAD_LIMITS.uploadBySite.limit);
    const elsewhere = (await asSeller()).with({}, limited);
    const form = photos(1);
    expect(
      (await elsewhere.send('POST', '/api/upload/images', { form, ...from('203.0.113.3') })).status,
    ).toBe(400);
  });
});

describe('an upload while the bucket is down', () => {
  const down: FileStore = {
    find: () => Promise.reject(new Error('R2 is down')),
    put: () => Promise.reject(new Error('R2 is down')),
    remove: () => Promise.reject(new Error('R2 is down')),
    removeUnder: () => Promise.reject(new Error('R2 is down')),
  };

  it('has a clear answer, leaves only what the sweep can find, and works later', async () => {
    const seller = await asSeller();
    const broken = seller.with({ media: down, docs: down });
    for (const answer of [
      await sendImages(broken, ['a.png', png]),
      await send(broken, '/api/upload/rc', 'rc', [['rc.png', png]]),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(JSON.stringify(answer.body)).not.toContain('R2');
    }
    expect(await stored(seller)).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
    expect((await sendImages(seller, ['a.png', png])).status).toBe(200);
  });
});

it('an upload while nothing can be drawn blames no picture, and stores none', async () => {
  const seller = await asSeller();
  const broken = seller.with({ images: { encode: () => Promise.reject(new Error('no encoder')) } });
  for (const [path, field] of [
    ['/api/upload/images', 'images'],
    ['/api/upload/rc', 'rc'],
    ['/api/upload/profile-image', 'image'],
    ['/api/upload/cover', 'image'],
  ] as const) {
    const { status, headers } = await send(broken, path, field, [['a.png', png]]);
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5']);
  }
  expect(await stored(seller)).toEqual([]);
});

describe('a registration certificate', () => {
  const sendRc = (client: { send: Seller['send'] }, name: string, bytes: Uint8Array) =>
    send(client, '/api/upload/rc', 'rc', [[name, bytes]]);

  it.each([
    ['an SVG', text(SVG)],
    ['a page', text(HTML)],
    ['a page with a PDF in it', text(`${HTML}%PDF-1.7\n%%EOF`)],
    ['a PDF without its end', text('%PDF-1.7\n')],
    ['a script', text('#!/bin/sh')],
    ['half a PNG', png.subarray(0, png.length / 2)],
    ['a scan of more than 50 megapixels', claiming(10_000, 5001)],
  ])('is refused as %s', async (_, bytes) => {
    const seller = await asSeller();
    const { status, body } = await sendRc(seller, 'rc.pdf', bytes);
    expect([status, body.message]).toEqual([400, 'The RC must be a JPEG, PNG or WebP picture or a PDF.']);
    expect(await stored(seller)).toEqual([]);
  });

  it('is refused above 8 MB, in the specified words', async () => {
    const large = Buffer.concat([text('%PDF-1.7\n'), Buffer.alloc(8 * MB), text('%%EOF')]);
    const { status, body } = await sendRc(await asSeller(), 'rc.pdf', large);
    expect([status, body.message]).toEqual([400, 'RC document is too large. Maximum size is 8MB.']);
  });

  it('is refused if it is missing, and from a visitor', async () => {
    expect((await (await asSeller()).post('/api/upload/rc', {})).status).toBe(400);
    expect((await sendRc(anonymous(), 'rc.png', png)).status).toBe(401);
  });
});
