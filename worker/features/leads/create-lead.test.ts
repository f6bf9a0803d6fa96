import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leadOffers, leads, notifications, republishedVehicles } from '../../../schema/shard';
import { newId } from '../../platform/random';
import {
  anonymous,
  asSeller,
  changeUser,
  db,
  offer,
  pretendPage,
  publishVehicle,
  uniqueMobile,
} from '../../test/factories';
import { setHidden } from '../../test/hidden';

const UNKNOWN = newId(Date.now());
const listed = async (fields: Record<string, unknown> = {}) => {
  const seller = await asSeller();
  return { seller, vehicle: await publishVehicle(seller, fields) };
};
const send = (vehicleId: string, fields: Record<string, unknown> = {}) =>
  anonymous().post('/api/leads', offer(vehicleId, fields));

describe('an offer', () => {
  it('becomes a lead of the seller, a notification and a use of the plan', async () => {
    const { seller, vehicle } = await listed();
    const sent = await send(vehicle.id, {
      buyerMobile: '98765 43210',
      offerPrice: '4,50,000'.replaceAll(',', ''),
    });
    expect(sent).toMatchObject({
      status: 201,
      body: { message: 'Your offer has been submitted successfully!' },
    });
    expect(Object.keys(sent.body).sort()).toEqual(['id', 'message', 'withdrawPath']);

    const { body } = await seller.get('/api/leads');
    expect(body).toMatchObject([
      {
        id: sent.body.id,
        vehicleId: vehicle.id,
        republishedVehicleId: null,
        vehicleName: vehicle.name,
        vehiclePrice: 475_000,
        vehicleStatus: 'available',
        buyerName: 'Test Buyer',
        buyerMobile: '+919876543210',
        masked: false,
        offerPrice: 450_000,
        offerCurrency: 'INR',
        message: null,
        status: 'pending',
        source: 'link',
        ownerId: seller.user.id,
      },
    ]);
    const bell = await seller.get('/api/notifications');
    expect(bell.body).toMatchObject([
      {
        kind: 'lead_generated',
        title: `New offer on ${vehicle.name}`,
        message: '₹4,50,000',
        isRead: false,
        relatedEntityType: 'lead',
        relatedEntityId: sent.body.id,
      },
    ]);
    const usage = (await seller.get('/api/subscription/usage')).body;
    expect(usage).toMatchObject({ monthly: { leadsGenerated: 1 }, totals: { activeLeads: 1 } });
  });

  it('stores its message and how the buyer found the listing', async () => {
    const { seller, vehicle } = await listed();
    await send(vehicle.id, { message: ' Can I see it on\r\nSunday? ', source: 'qr' });
    const [lead] = (await seller.get('/api/leads')).body;
    expect(lead).toMatchObject({ message: 'Can I see it on\nSunday?', source: 'qr' });
  });

  it('belongs to the listing’s owner, whatever the body says, in the listing’s currency', async () => {
    const { seller, vehicle } = await listed({ currency: 'USD', price: '9000' });
    const stranger = await asSeller();
    const fields = { ownerId: stranger.user.id, offerCurrency: 'JPY', offerPrice: 8500.5 };
    expect((await stranger.post('/api/leads', offer(vehicle.id, fields))).status).toBe(201);
    expect((await stranger.get('/api/leads')).body).toEqual([]);
    expect((await seller.get('/api/leads')).body).toMatchObject([
      { offerPrice: 8500.5, offerCurrency: 'USD' },
    ]);
  });

  it('is one lead per buyer: a better price notifies again, and the first is kept', async () => {
    const { seller, vehicle } = await listed();
    const buyerMobile = uniqueMobile();
    const first = await send(vehicle.id, { buyerMobile, offerPrice: '400000' });
    expect((await seller.get('/api/notifications/unread-count')).body).toEqual({ count: 1 });
    await seller.patch('/api/notifications/read-all');
    const second = await send(vehicle.id, { buyerMobile, offerPrice: '450000', buyerName: 'R. Buyer' });
    expect(second.body.id).toBe(first.body.id);
    expect((await seller.get('/api/leads')).body).toMatchObject([
      { buyerName: 'R. Buyer', offerPrice: 450_000 },
    ]);
    expect((await seller.get('/api/notifications')).body).toMatchObject([
      { message: '₹4,50,000', isRead: false },
    ]);
    expect((await seller.get('/api/notifications/unread-count')).body).toEqual({ count: 1 });
    expect((await seller.get('/api/subscription/usage')).body.monthly.leadsGenerated).toBe(1);
    const history = await db.select().from(leadOffers).where(eq(leadOffers.listingId, vehicle.id));
    expect(history.map(({ priceMinor }) => priceMinor).sort()).toEqual([40_000_000, 45_000_000]);
  });
});

describe('a buyer’s input', () => {
  it.each([
    ['buyerName', '  ', 'Name is required'],
    ['buyerName', 'x'.repeat(101), 'At most 100 characters'],
    ['buyerName', 'Evil\u0000', 'Contains characters that cannot be stored'],
    ['buyerMobile', '987654321', 'Mobile number must be at least 10 digits'],
    ['buyerMobile', '1234567890123456', 'Mobile number cannot exceed 15 digits'],
    ['buyerMobile', '98765abc10', 'Mobile number must contain only numbers and optional + prefix'],
    ['buyerMobile', '5876543210', 'Enter a 10-digit Indian mobile number that starts with 6, 7, 8 or 9'],
    ['buyerMobile', '+9198765432101', 'Enter a 10-digit Indian mobile number that starts with 6, 7, 8 or 9'],
    ['buyerMobile', '+3801234567890', 'Choose one of the listed countries'],
    ['offerPrice', '', 'Offer price is required'],
    ['offerPrice', 'some lakh', 'Please enter a valid price'],
    ['offerPrice', '450000.005', 'Please enter a valid price'],
    ['offerPrice', '-450000', 'Please enter a valid price'],
    ['offerPrice', '0.99', 'Offer price must be at least 1'],
    ['offerPrice', '12345678901', 'Please enter a valid price'],
    ['message', 'x'.repeat(501), 'At most 500 characters'],
  ])('%s %j is refused in the specified words', async (field, value, message) => {
    const { seller, vehicle } = await listed();
    const { status, body } = await send(vehicle.id, { [field]: value });
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
    expect((await seller.get('/api/leads')).body).toEqual([]);
  });

  it.each([
    ['6000000000', '+916000000000'],
    ['09876543210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['+971 50 123 4567', '+971501234567'],
    ['+1 (415) 555-0100', '+14155550100'],
  ])('%s is stored as %s', async (buyerMobile, stored) => {
    const { seller, vehicle } = await listed();
    expect((await send(vehicle.id, { buyerMobile })).status).toBe(201);
    expect((await seller.get('/api/leads')).body).toMatchObject([{ buyerMobile: stored }]);
  });

  it('has no fractions of a yen', async () => {
    const { seller, vehicle } = await listed({ currency: 'JPY', price: '500000' });
    const refused = await send(vehicle.id, { offerPrice: '450000.50' });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { offerPrice: 'Please enter a valid price' } },
    });
    expect((await send(vehicle.id, { offerPrice: '450000.00' })).status).toBe(201);
    expect((await seller.get('/api/leads')).body).toMatchObject([
      { offerPrice: 450_000, offerCurrency: 'JPY' },
    ]);
  });

  it.each(['status', 'buyerId', 'monthlyOrdinal', 'userId', 'isRead', 'notes'])('has no %s', async (key) => {
    const { vehicle } = await listed();
    expect((await send(vehicle.id, { [key]: 'won' })).status).toBe(400);
  });

  it('names one listing', async () => {
    const { vehicle } = await listed();
    expect((await send(vehicle.id, { republishedVehicleId: UNKNOWN })).status).toBe(400);
    expect((await send(vehicle.id, { vehicleId: undefined })).status).toBe(400);
    expect((await send("1' or 1=1")).status).toBe(400);
  });
});

describe('a name', () => {
  it.each(['\u200B', '\u3164', '\u2800', '\u00AD \u034F', '-'])(
    'without visible characters is refused: %j',
    async (name) => {
      const { vehicle } = await listed();
      const { status, body } = await send(vehicle.id, { buyerName: name });
      expect([status, body.fields]).toEqual([400, { buyerName: 'Name is required' }]);
    },
  );

  it.each(['अमित', 'রহিম', 'A', 'José'])('in any script is accepted: %s', async (name) => {
    const { vehicle } = await listed();
    expect((await send(vehicle.id, { buyerName: name })).status).toBe(201);
  });
});

describe('a listing that takes no offers', () => {
  it('is unknown, sold or deleted', async () => {
    const { seller, vehicle } = await listed();
    expect((await send(UNKNOWN)).status).toBe(404);
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'pending' });
    expect((await send(vehicle.id)).status).toBe(201);
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'sold' });
    expect(await send(vehicle.id)).toMatchObject({
      status: 409,
      body: { message: 'This vehicle has been sold and is no longer available.' },
    });
    await seller.delete(`/api/vehicles/${vehicle.id}`);
    expect((await send(vehicle.id)).status).toBe(410);
    expect(await db.select().from(leads).where(eq(leads.vehicleId, vehicle.id))).toHaveLength(1);
    const unsold = await publishVehicle(seller);
    await seller.delete(`/api/vehicles/${unsold.id}`);
    expect((await send(unsold.id)).status).toBe(410);
  });

  it('is hidden, or its owner suspended: as if it did not exist', async () => {
    const { seller, vehicle } = await listed();
    await setHidden(vehicle.id, 'plan');
    expect((await send(vehicle.id)).status).toBe(404);
    await setHidden(vehicle.id, null);
    await changeUser(seller.user.id, { isActive: false });
    expect((await send(vehicle.id)).status).toBe(404);
    expect(await db.select().from(notifications).where(eq(notifications.userId, seller.user.id))).toEqual([]);
  });
});

describe('an offer on a republished listing', () => {
  async function republished() {
    const { seller, vehicle } = await listed();
    const reseller = await asSeller({ plan: 'growth' });
    const id = await pretendPage(vehicle, reseller, { customPriceMinor: 600_000, customCurrency: 'USD' });
    return { id, seller, reseller, vehicle };
  }
  const sendTo = (id: string) =>
    anonymous().post('/api/leads', { ...offer(id), vehicleId: undefined, republishedVehicleId: id });

  it('is a lead of the republisher, with their own price', async () => {
    const { id, seller, reseller, vehicle } = await republished();
    expect((await sendTo(id)).status).toBe(201);
    expect((await seller.get('/api/leads')).body).toEqual([]);
    expect((await reseller.get('/api/leads')).body).toMatchObject([
      {
        vehicleId: vehicle.id,
        republishedVehicleId: id,
        vehiclePrice: 6000,
        vehicleCurrency: 'USD',
        offerCurrency: 'USD',
        source: 'republish',
      },
    ]);
  });

  it('is refused once the original has ended', async () => {
    const sold = await republished();
    await sold.seller.patch(`/api/vehicles/${sold.vehicle.id}/status`, { status: 'sold' });
    expect((await sendTo(sold.id)).status).toBe(409);
    const deleted = await republished();
    await deleted.seller.delete(`/api/vehicles/${deleted.vehicle.id}`);
    expect((await sendTo(deleted.id)).status).toBe(410);
    const withdrawn = await republished();
    await db
      .update(republishedVehicles)
      .set({ status: 'withdrawn' })
      .where(eq(republishedVehicles.id, withdrawn.id));
    expect((await sendTo(withdrawn.id)).status).toBe(410);
    expect((await sendTo(UNKNOWN)).status).toBe(404);
  });
});
