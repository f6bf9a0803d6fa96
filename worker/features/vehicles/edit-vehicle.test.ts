import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mediaKey } from '../../../schema/media/input';
import { uploads } from '../../../schema/shard';
import { anonymous, asSeller, db, pretendImages, pretendRc, publishVehicle } from '../../test/factories';

/** The uploads' statuses in the database, in the order of their addresses. */
async function statusesOf(urls: (string | null)[]) {
  const keys = urls.map((url) => mediaKey(url ?? '') ?? url?.replace('/api/rc/', '') ?? '');
  const rows = await db.select().from(uploads).where(inArray(uploads.key, keys));
  return keys.map((key) => rows.find((row) => row.key === key)?.status);
}

async function published(fields: Record<string, unknown> = {}) {
  const seller = await asSeller();
  const vehicle = await publishVehicle(seller, fields);
  const edit = (changes: object) => seller.patch(`/api/vehicles/${vehicle.id}`, changes);
  return { seller, vehicle, edit };
}

describe('editing a listing', () => {
  it('changes what was sent and nothing else', async () => {
    const { seller, vehicle, edit } = await published({ specifications: { Owners: '1' } });
    const { body: before } = await seller.get(`/api/vehicles/${vehicle.id}`);
    const changes = { name: 'Renamed', price: '499999.5', kmsDriven: null, republishPolicy: 'ask' };
    const { status, body } = await edit(changes);
    expect(status).toBe(200);
    const others = Object.keys(body).filter((name) => !(name in changes) && name !== 'updatedAt');
    expect(others.map((name) => [name, body[name]])).toEqual(others.map((name) => [name, before[name]]));
    expect(body).toMatchObject({ ...changes, price: 499_999.5 });
    expect((await anonymous().get(`/api/vehicles/${vehicle.id}`)).body).toMatchObject({ name: 'Renamed' });
  });

  it('treats an empty field as missing', async () => {
    const { edit } = await published();
    const emptied = { fuelType: '', transmission: ' ', description: '' };
    expect((await edit(emptied)).body).toMatchObject({
      fuelType: null,
      transmission: null,
      description: null,
    });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ price: '0' }, 'price'],
    [{ price: null }, 'price'],
    [{ images: [] }, 'images'],
    [{ year: 2200 }, 'year'],
    [{ republishPolicy: 'sell' }, 'republishPolicy'],
  ])('refuses %j', async (changes, field) => {
    const { edit } = await published();
    const { status, body } = await edit(changes);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('keeps the number in another currency', async () => {
    const { edit } = await published({ price: '475000' });
    expect((await edit({ currency: 'JPY' })).body).toMatchObject({ currency: 'JPY', price: 475_000 });
    expect((await edit({ currency: 'USD' })).body).toMatchObject({ currency: 'USD', price: 475_000 });
    expect((await edit({ price: '99.99' })).body).toMatchObject({ currency: 'USD', price: 99.99 });
    const refused = await edit({ currency: 'JPY' });
    expect(refused).toMatchObject({ status: 400, body: { fields: { price: 'Please enter a valid price' } } });
    expect(await edit({ currency: 'JPY', price: '99.99' })).toMatchObject({ status: 400 });
    expect(await edit({ currency: 'JPY', price: '1e3' })).toMatchObject({ status: 400 });
  });

  it('is refused on a listing that was changed in the meantime', async () => {
    const { seller, vehicle, edit } = await published();
    const names = ['One', 'Two', 'Three', 'Four', 'Five'];
    const answers = await Promise.all(names.map((name) => edit({ name })));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const winners = answers.filter(({ status }) => status === 200).map(({ body }) => body.name);
    expect(winners).toContain((await seller.get(`/api/vehicles/${vehicle.id}`)).body.name);
  });
});

describe('the photos of a listing', () => {
  it('are stored in a new order, with new ones; removed ones wait for the sweep', async () => {
    const seller = await asSeller();
    const [a = '', b = '', c = ''] = await pretendImages(seller, 3);
    const { id } = await publishVehicle(seller, { images: [a, b, c] });
    const [d = ''] = await pretendImages(seller);
    const { body } = await seller.patch(`/api/vehicles/${id}`, { images: [d, c, a] });
    expect(body.images).toEqual([d, c, a]);
    expect(await statusesOf([a, b, c, d])).toEqual(['attached', 'discarded', 'attached', 'attached']);

    const back = await seller.patch(`/api/vehicles/${id}`, { images: [d, b] });
    expect(back).toMatchObject({
      status: 400,
      body: { fields: { images: 'Please upload the images again.' } },
    });
    expect((await seller.get(`/api/vehicles/${id}`)).body.images).toEqual([d, c, a]);
  });

  it('are never a stranger’s, nor another listing’s', async () => {
    const { seller, vehicle, edit } = await published();
    const [foreign = ''] = await pretendImages(await asSeller());
    const [taken = ''] = (await publishVehicle(seller)).images;
    for (const image of [foreign, taken]) {
      const answer = await edit({ name: 'Not this either', images: [...vehicle.images, image] });
      expect(answer.status).toBe(400);
    }
    const { body } = await seller.get(`/api/vehicles/${vehicle.id}`);
    expect(body).toMatchObject({ name: vehicle.name, images: vehicle.images });
    expect(await statusesOf([foreign, taken])).toEqual(['pending', 'attached']);
  });

  it('are those of the edit that wins, whichever of five', async () => {
    const seller = await asSeller();
    const images = await pretendImages(seller, 4);
    const { id } = await publishVehicle(seller, { images });
    const orders = [
      images.slice(1),
      images.slice(2),
      [...images].reverse(),
      images.slice(0, 1),
      images.slice(0, 2),
    ];
    await Promise.all(orders.map((order) => seller.patch(`/api/vehicles/${id}`, { images: order })));
    const { body } = await seller.get(`/api/vehicles/${id}`);
    const expected = images.map((image) => (body.images.includes(image) ? 'attached' : 'discarded'));
    expect(await statusesOf(images)).toEqual(expected);
  });
});

describe('the RC of a listing', () => {
  it('is added, shown, replaced and removed', async () => {
    const { seller, vehicle, edit } = await published();
    const [first, second] = [await pretendRc(seller), await pretendRc(seller)];
    expect((await edit({ rcImageUrl: first })).body).toMatchObject({ hasRc: true, rcImageUrl: first });
    const asBuyer = async () => (await anonymous().get(`/api/vehicles/${vehicle.id}`)).body;
    expect(await asBuyer()).toMatchObject({ hasRc: true, showRc: false, rcImageUrl: null });
    await edit({ showRc: true });
    expect(await asBuyer()).toMatchObject({ rcImageUrl: first });
    await edit({ rcImageUrl: second });
    expect(await statusesOf([first, second])).toEqual(['discarded', 'attached']);
    expect((await edit({ rcImageUrl: null })).body).toMatchObject({ hasRc: false, rcImageUrl: null });
    expect(await statusesOf([second])).toEqual(['discarded']);
  });

  it("is never a stranger's", async () => {
    const { edit } = await published();
    expect((await edit({ rcImageUrl: await pretendRc(await asSeller()) })).status).toBe(400);
  });
});
