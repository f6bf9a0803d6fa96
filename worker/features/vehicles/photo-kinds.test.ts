import { describe, expect, it } from 'vitest';
import { photoKeyOf } from '../../../schema/media/photo-kinds';
import { anonymous, asSeller, publishVehicle, republish, uploadImages } from '../../test/factories';
import { open } from '../../test/html-forms';
import { pageClient } from '../../test/pages';

/** A vehicle with three photos, and their keys. */
async function listed() {
  const seller = await asSeller({ plan: 'pro' });
  const images = [
    ...(await uploadImages(seller)),
    ...(await uploadImages(seller)),
    ...(await uploadImages(seller)),
  ];
  const vehicle = await publishVehicle(seller, { images });
  const say = (photoKinds: object, status = 200) =>
    seller.patch(`/api/vehicles/${vehicle.id}`, { facts: { colour: 'Red', photoKinds } }).then((answer) => {
      expect(answer.status).toBe(status);
      return answer;
    });
  return { seller, vehicle, images, keys: images.map(photoKeyOf), say };
}

const headings = (html: string) =>
  Array.from(html.matchAll(/<section id="(\w+)"[^>]*>(?:<h2[^>]*>([^<]*)<)?/g), ([, id, title]) => [
    id,
    title,
  ]);

describe('what a photo shows', () => {
  it('groups the page of all photos, and the vehicle’s page links to each group', async () => {
    const { vehicle, keys, say } = await listed();
    const page = `/vehicle/${vehicle.id}`;
    const before = await open(pageClient(), page);
    expect(before.html).not.toContain('/photos');
    await say({ [keys[2] ?? '']: 'damage', [keys[1] ?? '']: 'inside' });
    const { html } = await open(pageClient(), `${page}/photos`);
    expect(headings(html)).toEqual([
      ['inside', 'Inside'],
      ['damage', 'Damage'],
      ['others', 'Other photos'],
    ]);
    const { html: shown } = await open(pageClient(), page);
    for (const kind of ['inside', 'damage', 'others']) expect(shown).toContain(`${page}/photos#${kind}`);
    await say({});
    expect(headings((await open(pageClient(), `${page}/photos`)).html)).toEqual([['others', undefined]]);
  });

  it('stays if a change of facts does not name it, until it is cleared', async () => {
    const { seller, vehicle, keys, say } = await listed();
    const kinds = { [keys[0] ?? '']: 'papers' };
    await say(kinds);
    const change = async (json: object) =>
      (await seller.patch(`/api/vehicles/${vehicle.id}`, json)).body.facts;
    expect(await change({ facts: { colour: 'Blue' } })).toEqual({ colour: 'Blue', photoKinds: kinds });
    expect(await change({ city: 'Pune' })).toEqual({ colour: 'Blue', photoKinds: kinds });
    expect(await change({ facts: { photoKinds: {} } })).toEqual({});
    expect(await change({ facts: { colour: 'Blue' } })).toEqual({ colour: 'Blue' });
  });

  it('is on a reseller’s page too, and in answers of the API', async () => {
    const { vehicle, keys, say } = await listed();
    await say({ [keys[0] ?? '']: 'papers' });
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), vehicle.id);
    const { html } = await open(pageClient(), `/republished/${page.id}/photos`);
    expect(headings(html).map(([id]) => id)).toEqual(['papers', 'others']);
    const { body } = await anonymous().get(`/api/vehicles/${vehicle.id}`);
    expect(body.facts).toEqual({ colour: 'Red', photoKinds: { [keys[0] ?? '']: 'papers' } });
  });

  it('is one of four, of at most twenty photos, and of no use for a photo that is gone', async () => {
    const { vehicle, seller, images, keys, say } = await listed();
    await say({ [keys[0] ?? '']: 'engine' }, 400);
    await say({ 'not a key': 'inside' }, 400);
    const many = Array.from({ length: 21 }, (_, nth) => [`${nth}`.padStart(24, 'k'), 'inside']);
    await say(Object.fromEntries(many), 400);
    await say({ [keys[0] ?? '']: 'inside' });
    await seller.patch(`/api/vehicles/${vehicle.id}`, { images: images.slice(1) });
    const { html } = await open(pageClient(), `/vehicle/${vehicle.id}/photos`);
    expect(headings(html)).toEqual([['others', undefined]]);
  });
});
