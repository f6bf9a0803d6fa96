import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/random';
import {
  asSeller,
  pretendImages,
  pretendRc,
  publishVehicle,
  type Seller,
  vehicleInput,
} from '../../test/factories';

const refusal = async (seller: Seller, fields: Record<string, unknown>) => {
  const { status, body } = await seller.post('/api/vehicles', await vehicleInput(seller, fields));
  return { status, fields: body.fields };
};

describe('the form of a listing', () => {
  it('names what is missing in the specified words', async () => {
    const seller = await asSeller();
    const { status, body } = await seller.post('/api/vehicles', {
      name: ' ',
      price: '',
      currency: 'BTC',
      year: '2020',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: 'invalid',
      fields: {
        name: 'Vehicle name is required',
        price: 'Price is required',
        currency: 'Currency is required',
        year: 'Year must be a number',
        images: 'Please upload at least one vehicle image.',
      },
    });
  });

  it.each([
    ['price', '0', 'Please enter a valid price'],
    ['price', '-1', 'Please enter a valid price'],
    ['price', '1e5', 'Please enter a valid price'],
    ['price', '12345678901', 'Please enter a valid price'],
    ['price', '1.005', 'Please enter a valid price'],
    ['price', null, 'Price is required'],
    ['kmsDriven', -1, 'KMs driven cannot be negative'],
    ['kmsDriven', 10_000_000, 'KMs driven is too large'],
    ['kmsDriven', 1.5, 'KMs driven must be a whole number'],
    ['year', 1899, 'Year must be 1900 or later'],
    ['year', 2020.5, 'Year must be a whole number'],
    ['name', 'x'.repeat(121), 'At most 120 characters'],
    ['name', 'Swift\u0000', 'Contains characters that cannot be stored'],
    ['name', 'Swift \u202Egpj', 'Contains characters that cannot be stored'],
    ['description', 'x'.repeat(4001), 'At most 4000 characters'],
    ['description', 'bell\u0007', 'Contains characters that cannot be stored'],
    ['images', [], 'Please upload at least one vehicle image.'],
    ['rcImageUrl', 'https://evil.example/rc.pdf', 'Upload the RC first'],
  ])('refuses %s %j', async (field, value, message) => {
    const seller = await asSeller();
    expect(await refusal(seller, { [field]: value })).toEqual({ status: 400, fields: { [field]: message } });
  });

  it('keeps a price of twelve digits to the last paisa, and a description with its lines', async () => {
    const seller = await asSeller();
    const vehicle = await publishVehicle(seller, { price: '9999999999.99', description: 'One\r\nTwo  ' });
    expect(vehicle).toMatchObject({ price: 9_999_999_999.99, description: 'One\nTwo' });
  });

  it('accepts no fractions of a yen', async () => {
    const seller = await asSeller();
    expect(await publishVehicle(seller, { currency: 'JPY', price: '450000' })).toMatchObject({
      price: 450_000,
    });
    expect(await refusal(seller, { currency: 'JPY', price: '450000.50' })).toEqual({
      status: 400,
      fields: { price: 'Please enter a valid price' },
    });
  });

  it('accepts years up to the next one, in Indian time', async () => {
    const newYear = Date.parse('2027-01-01T00:00:00+05:30');
    const seller = await asSeller({}, { clock: { now: () => newYear - 1 } });
    const at = async (now: number, year: number) =>
      (await seller.at(now).post('/api/vehicles', await vehicleInput(seller, { year }))).status;
    expect(await at(newYear - 1, 2027)).toBe(201);
    expect(await at(newYear - 1, 2028)).toBe(400);
    expect(await at(newYear, 2028)).toBe(201);
    expect(await at(newYear, 1900)).toBe(201);
  });
});

describe('what a body may not set', () => {
  const FORBIDDEN = {
    id: newId(Date.now()),
    userId: newId(Date.now()),
    ownerId: newId(Date.now()),
    status: 'sold',
    isActive: false,
    hiddenReason: null,
    viewCount: 1_000_000,
    views: 1_000_000,
    displayOrder: -1,
    createdAt: '2020-01-01T00:00:00.000Z',
    priceMinor: 1,
    rcKey: 'someone-elses-document',
    isAdmin: true,
    subscriptionPlan: 'pro',
  };

  it.each(Object.entries(FORBIDDEN))('%s', async (key, value) => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    expect(await refusal(seller, { [key]: value })).toMatchObject({ status: 400 });
    expect((await seller.patch(`/api/vehicles/${id}`, { [key]: value })).status).toBe(400);
  });
});

describe('a change of one field', () => {
  it('changes only that', async () => {
    const seller = await asSeller();
    const path = `/api/vehicles/${(await publishVehicle(seller)).id}`;
    expect((await seller.patch(`${path}/status`, { status: 'sold', userId: 'x' })).status).toBe(400);
    expect((await seller.patch(`${path}/visibility`, { showInProfile: true, price: 1 })).status).toBe(400);
  });
});

describe('the files of a listing', () => {
  it('are between one and four, each once', async () => {
    const seller = await asSeller();
    const images = await pretendImages(seller, 5);
    expect(await refusal(seller, { images })).toMatchObject({
      fields: { images: 'Maximum 4 images allowed.' },
    });
    const [first] = images;
    expect(await refusal(seller, { images: [first, first] })).toMatchObject({ status: 400 });
  });

  it.each(['https://evil.example/a.jpg', '/media/../secret/full', '/media/abc/full', 'javascript:alert(1)'])(
    'must be our uploads, not %s',
    async (url) => {
      expect(await refusal(await asSeller(), { images: [url] })).toMatchObject({ status: 400 });
    },
  );

  it('are the seller’s own: a stranger’s upload is refused, and can still be used by its owner', async () => {
    const [seller, stranger] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    const [images, rcImageUrl] = [await pretendImages(stranger), await pretendRc(stranger)];
    expect(await refusal(seller, { images })).toMatchObject({
      status: 400,
      fields: { images: 'Please upload the images again.' },
    });
    expect(await refusal(seller, { rcImageUrl })).toMatchObject({ status: 400 });
    expect(await publishVehicle(stranger, { images, rcImageUrl })).toMatchObject({ images, rcImageUrl });
  });

  it('are on one listing only, however quickly two of them are sent', async () => {
    const seller = await asSeller();
    const input = await vehicleInput(seller);
    const send = (name: string) => seller.post('/api/vehicles', { ...input, name });
    const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    const again = await Promise.all([1, 2, 3].map(() => send('Never sent before')));
    expect(again.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it('are of the right kind', async () => {
    const seller = await asSeller();
    const [[image = ''], rc] = [await pretendImages(seller), await pretendRc(seller)];
    const asRc = image.replace('/media/', '/api/rc/').replace('/full', '');
    const asImage = `${rc.replace('/api/rc/', '/media/')}/full`;
    expect(await refusal(seller, { images: [asImage] })).toMatchObject({ status: 400 });
    expect(await refusal(seller, { rcImageUrl: asRc })).toMatchObject({ status: 400 });
  });
});
