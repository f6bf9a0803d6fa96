import { eq } from 'drizzle-orm';
import { accounts } from '../../schema/directory';
import { dealerOffers } from '../../schema/shard';
import { NO_VEHICLE } from '../features/dealer-sales/handed-vehicle';
import { newId } from '../platform/random';
import type { TestClient } from './client';
import { asSeller, db, publishVehicle, type Seller, shardOf, uniqueMobile, uploadImages } from './factories';

/** A seller and a dealer in different databases, with the number that the dealer has confirmed, and a vehicle. */
export async function sellerAndDealer(fields: (images: string[]) => Record<string, unknown> = () => ({})) {
  const number = uniqueMobile();
  const seller = await asSeller({ shard: 0, firmName: 'Asha Motors', mobileNumber: '+919876500001' });
  const dealer = await asSeller({
    shard: 1,
    accountType: 'firm',
    firmName: 'Demo Wheels',
    confirmedMobile: `+91${number}`,
  });
  const images = await uploadImages(seller);
  const vehicle = await publishVehicle(seller, { images, ...fields(images) });
  const sell = (client: Pick<TestClient, 'post'> = seller) =>
    client.post('/api/dealer-sales', { vehicleId: vehicle.id, mobileNumber: number });
  const withdraw = (client: Pick<TestClient, 'delete'> = seller) =>
    client.delete(`/api/dealer-sales/vehicles/${vehicle.id}`);
  return { seller, dealer, number, vehicle, sell, withdraw };
}

/** A vehicle is offered to a dealer, and taken back. */
export async function offeredThenWithdrawn() {
  const { seller, sell, withdraw } = await sellerAndDealer();
  return { first: (as: (client: TestClient) => TestClient) => sell(as(seller)), second: () => withdraw() };
}

/** A person with a confirmed number sells a vehicle to a dealer, and as a dealer is sold one; neither is answered. */
export async function dealBothWays(person: Seller, vehicleId: string, dealersNumber: string): Promise<void> {
  const dealer = await asSeller({
    shard: 1,
    accountType: 'firm',
    firmName: 'Demo Wheels',
    confirmedMobile: `+91${dealersNumber}`,
  });
  await person.post('/api/dealer-sales', { vehicleId, mobileNumber: dealersNumber });
  // The dealer has another number afterwards: this one stands for the person's data.
  await db.update(accounts).set({ confirmedMobile: null }).where(eq(accounts.id, dealer.user.id));
  const [own] = await db.select().from(accounts).where(eq(accounts.id, person.user.id));
  const { id } = await publishVehicle(dealer);
  await dealer.post('/api/dealer-sales', { vehicleId: id, mobileNumber: own?.confirmedMobile });
}

/** A vehicle that a seller has offered to somebody, as a row. */
export async function pretendOffer(dealer: Seller, seller: Seller): Promise<string> {
  const now = Date.now();
  const id = newId(now, seller.user.id);
  await shardOf(dealer.user.id)
    .insert(dealerOffers)
    .values({
      ...{ id, dealerId: dealer.user.id, sellerId: seller.user.id, sellerName: 'Demo Motors' },
      ...{ vehicle: NO_VEHICLE, status: 'offered', version: 1, createdAt: now, updatedAt: now },
    });
  return id;
}
