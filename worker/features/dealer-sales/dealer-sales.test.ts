import { describe, expect, it } from 'vitest';
import { mediaKey } from '../../../schema/media/input';
import { settleDueEffects } from '../../effects/effects.service';
import { sellerAndDealer } from '../../test/dealer-sales';
import { digest } from '../../test/digest';
import { effectsLeft, kindsLeft, later, losing, storeAgain } from '../../test/effects';
import { asSeller, pretendImages, publishVehicle, type Seller, uniqueMobile } from '../../test/factories';
import { everywhere } from '../../test/tick';
import { copyPictures } from '../media/copy-pictures.service';

async function apart() {
  const known = await sellerAndDealer(([photo = '']) => ({
    name: '2018 Honda City',
    kmsDriven: 42_000,
    description: 'Call Asha',
    facts: {
      registrationNumber: 'MH12AB1234',
      stockNumber: 'A-7',
      area: 'Kothrud',
      negotiable: true,
      keys: 2,
      photoKinds: { [mediaKey(photo) ?? '']: 'outside' },
    },
  }));
  const { seller, dealer, vehicle } = known;
  const offers = async () => (await dealer.get('/api/dealer-sales/offers')).body;
  const answer = async (status: 'accepted' | 'declined', client: Pick<Seller, 'patch'> = dealer) =>
    client.patch(`/api/dealer-sales/offers/${(await offers())[0].id}`, { status });
  const sale = async () => (await seller.get(`/api/dealer-sales/vehicles/${vehicle.id}`)).body.sale;
  return { ...known, offers, answer, sale };
}

const drafts = async (person: Seller) => (await person.get('/api/drafts')).body;
const today = () => new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
const book = async (person: Seller) =>
  (await person.get(`/api/stock-book/lines?from=${today()}&until=${today()}`)).body;
const titles = async (person: Seller) =>
  (await person.get('/api/notifications')).body.map(({ title }: { title: string }) => title);

it('an accepted vehicle is a draft with its photos, and a dated line in both books', async () => {
  const { seller, dealer, vehicle, sell, offers, answer, sale } = await apart();
  const { status, body } = await sell();
  expect(status).toBe(201);
  expect(body.sale).toMatchObject({ dealerName: 'Demo Wheels', status: 'offered' });
  expect(await titles(dealer)).toContain('Asha Motors has sold you 2018 Honda City');
  expect(await offers()).toMatchObject([
    {
      sellerName: 'Asha Motors',
      vehicleName: '2018 Honda City',
      plate: 'MH12AB1234',
      photos: 1,
      draftId: null,
    },
  ]);

  const accepted = await answer('accepted');
  expect(accepted).toMatchObject({ status: 200, body: { status: 'accepted' } });
  expect(await kindsLeft()).toEqual([]);
  expect(await sale()).toMatchObject({ status: 'accepted' });
  expect((await seller.get('/api/vehicles')).body[0]).toMatchObject({ status: 'sold' });
  expect(await titles(seller)).toContain('Demo Wheels has accepted 2018 Honda City');

  const [draft] = await drafts(dealer);
  expect(draft).toMatchObject({ id: accepted.body.draftId, images: [expect.stringContaining('/media/')] });
  const [image] = draft.images;
  expect(image).not.toBe(vehicle.images[0]);
  for (const variant of ['full', 'card', 'thumb', 'og']) {
    const path = (url: string) => url.replace(/full$/, variant);
    const [own, copy] = await Promise.all([
      seller.get(path(vehicle.images[0] ?? '')),
      dealer.get(path(image)),
    ]);
    expect([copy.status, copy.body]).toEqual([200, own.body]);
  }
  expect(draft.fields).toEqual({
    name: '2018 Honda City',
    year: vehicle.year,
    ...(vehicle.fuelType && { fuelType: vehicle.fuelType }),
    ...(vehicle.transmission && { transmission: vehicle.transmission }),
    kmsDriven: 42_000,
    facts: { registrationNumber: 'MH12AB1234', keys: 2, photoKinds: { [mediaKey(image) ?? '']: 'outside' } },
  });

  expect(await book(seller)).toMatchObject([
    { kind: 'delivered', vehicleId: vehicle.id, personal: { name: 'Demo Wheels' } },
  ]);
  const [bought] = await book(dealer);
  expect(bought).toMatchObject({
    kind: 'came_in',
    vehicleId: draft.id,
    fields: { vehicle: '2018 Honda City', plate: 'MH12AB1234', kms: 42_000 },
    personal: { name: 'Asha Motors', phone: '+919876500001' },
  });

  const published = await publishVehicle(dealer, { images: draft.images, draftId: draft.id });
  expect(published.id).toBe(draft.id);
  expect(await drafts(dealer)).toEqual([]);
  // The next way in is a correction of the line that is there.
  expect((await dealer.get(`/api/stock-book/vehicles/${draft.id}`)).status).toBe(200);
});

it('a sale that a dealer has accepted cannot be undone', async () => {
  const { seller, vehicle, sell, answer } = await apart();
  await sell();
  await answer('accepted');
  const { status, body } = await seller.post(`/api/vehicles/${vehicle.id}/undo-sold`);
  expect([status, body.code]).toEqual([409, 'sale_final']);
});

describe('is refused', () => {
  it('for a number that no firm has confirmed', async () => {
    const { seller, vehicle } = await apart();
    const person = uniqueMobile();
    await asSeller({ confirmedMobile: `+91${person}` });
    const away = uniqueMobile();
    await asSeller({ confirmedMobile: `+91${away}`, accountType: 'firm', isActive: false });
    for (const mobileNumber of [uniqueMobile(), person, away]) {
      const { status, body } = await seller.post('/api/dealer-sales', {
        vehicleId: vehicle.id,
        mobileNumber,
      });
      expect([status, body.code, body.fields]).toEqual([
        404,
        'dealer_not_found',
        expect.objectContaining({ mobileNumber: expect.any(String) }),
      ]);
    }
  });

  it('for one’s own number, and for the vehicle of another seller', async () => {
    const { dealer, number, vehicle } = await apart();
    const own = await publishVehicle(dealer);
    const self = await dealer.post('/api/dealer-sales', { vehicleId: own.id, mobileNumber: number });
    expect([self.status, self.body.code]).toEqual([409, 'own_number']);
    const others = await dealer.post('/api/dealer-sales', { vehicleId: vehicle.id, mobileNumber: number });
    expect([others.status, others.body.code]).toEqual([404, 'vehicle_not_found']);
  });

  it('twice, and again once it is answered', async () => {
    const { dealer, sell, withdraw, offers, answer } = await apart();
    await sell();
    expect((await sell()).body.code).toBe('dealer_sale_open');
    await answer('accepted');
    expect((await sell()).body.code).toBe('dealer_sale_open');
    const [{ id }] = await offers();
    const again = await dealer.patch(`/api/dealer-sales/offers/${id}`, { status: 'declined' });
    expect([again.status, again.body.code]).toEqual([409, 'dealer_sale_decided']);
    const back = await withdraw();
    expect([back.status, back.body.code]).toEqual([409, 'dealer_sale_decided']);
    expect(await drafts(dealer)).toHaveLength(1);
  });
});

it('a declined or withdrawn sale leaves vehicle and books as they were, and can be made again', async () => {
  const { seller, dealer, sell, withdraw, offers, answer, sale } = await apart();
  await sell();
  await answer('declined');
  expect(await titles(seller)).toContain('Demo Wheels has declined 2018 Honda City');
  expect(await sale()).toMatchObject({ status: 'declined' });
  await sell();
  expect((await withdraw()).body.sale.status).toBe('withdrawn');
  expect((await offers()).map(({ status }: { status: string }) => status)).toEqual(['declined']);
  expect((await seller.get('/api/vehicles')).body[0]).toMatchObject({ status: 'available' });
  expect([await book(seller), await book(dealer), await drafts(dealer)]).toEqual([[], [], []]);
  expect((await sell()).status).toBe(201);
});

describe('between two databases', () => {
  /** The job applies what was left; again, in the opposite order, it changes nothing. */
  async function settleTwice() {
    const lost = await effectsLeft();
    await everywhere(settleDueEffects, later());
    const once = await digest();
    await storeAgain(lost);
    await everywhere(settleDueEffects, later());
    expect(await kindsLeft()).toEqual([]);
    expect(await digest()).toEqual(once);
  }

  it('an offer that was lost arrives by the job', async () => {
    const { seller, sell, offers } = await apart();
    await sell(seller.with({}, losing('dealerSale')));
    expect(await offers()).toEqual([]);
    await settleTwice();
    expect(await offers()).toHaveLength(1);
  });

  it('an acceptance that was lost waits, and is one draft and one line in the end', async () => {
    const { dealer, seller, sell, answer, sale, offers } = await apart();
    await sell();
    const lost = await answer('accepted', dealer.with({}, losing('dealerAnswer')));
    expect(lost).toMatchObject({ status: 200, body: { status: 'accepting', draftId: null } });
    expect([await drafts(dealer), (await sale()).status]).toEqual([[], 'offered']);
    await settleTwice();
    expect([(await offers())[0].status, (await sale()).status]).toEqual(['accepted', 'accepted']);
    expect(
      [await drafts(dealer), await book(dealer), await book(seller)].map(({ length }) => length),
    ).toEqual([1, 1, 1]);
  });

  it('what its seller took back in the meantime is not accepted', async () => {
    const { seller, dealer, sell, withdraw, answer, sale, offers } = await apart();
    await sell();
    await answer('accepted', dealer.with({}, losing('dealerAnswer')));
    await withdraw(seller.with({}, losing('dealerSale')));
    await everywhere(settleDueEffects, later());
    expect([await offers(), (await sale()).status, await drafts(dealer)]).toEqual([[], 'withdrawn', []]);
    expect((await seller.get('/api/vehicles')).body[0]).toMatchObject({ status: 'available' });
  });

  it('a vehicle that was deleted in the meantime is not accepted', async () => {
    const { seller, dealer, vehicle, sell, answer, offers } = await apart();
    await sell();
    await seller.delete(`/api/vehicles/${vehicle.id}`);
    expect((await answer('accepted')).body.status).toBe('withdrawn');
    expect([await offers(), await drafts(dealer)]).toEqual([[], []]);
  });

  it('a draft that was published or deleted does not come back with an effect that comes twice', async () => {
    const { dealer, sell, answer } = await apart();
    await sell();
    await answer('accepted', dealer.with({}, losing('dealerAnswer')));
    const lost = await effectsLeft();
    await everywhere(settleDueEffects, later());
    const [draft] = await drafts(dealer);
    await dealer.delete(`/api/drafts/${draft.id}`);
    await storeAgain(lost);
    await everywhere(settleDueEffects, later());
    expect(await drafts(dealer)).toEqual([]);
  });
});

it('photos that are gone are left out', async () => {
  const { seller, dealer } = await apart();
  const [gone = ''] = await pretendImages(seller, 1);
  const ctx = later();
  expect((await copyPictures(ctx, dealer.user.id, { keys: [gone], attempt: 'x' })).size).toBe(0);
});
