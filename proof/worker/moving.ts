import { bucketOf } from '../../worker/platform/buckets';
import {
  anonymous,
  asSeller,
  offer,
  publishVehicle,
  republish,
  type Seller,
} from '../../worker/test/factories';

/**
 * A seller with some history, in a bucket of the first shard; a neighbour in another of its buckets; a
 * reseller in the other shard.
 */
export async function makeMovingWorld() {
  const seller = await asSeller({
    shard: 0,
    plan: 'pro',
    username: `moving-${crypto.randomUUID().slice(0, 8)}`,
  });
  let neighbour = await asSeller({ shard: 0, plan: 'pro' });
  while (bucketOf(neighbour.user.id) === bucketOf(seller.user.id))
    neighbour = await asSeller({ shard: 0, plan: 'pro' });
  const reseller = await asSeller({ shard: 1, plan: 'pro' });
  const vehicles = [await publishVehicle(seller), await publishVehicle(seller), await publishVehicle(seller)];
  const other = await publishVehicle(neighbour);
  for (const { id } of vehicles) await anonymous().post('/api/leads', offer(id));
  const [first] = vehicles;
  if (!first) throw new Error('no vehicle');
  const page = (await republish(reseller, first.id)).body.id as string;
  return { seller, neighbour, reseller, vehicles, first, other, page, bucket: bucketOf(seller.user.id) };
}

export type MovingWorld = Awaited<ReturnType<typeof makeMovingWorld>>;

/** Writes of every kind, before, during and after the move; only acknowledged ones are recorded. */
export function makeWriters({ seller, neighbour, vehicles, first, other, page }: MovingWorld) {
  const moved = { BUCKETS: `${bucketOf(seller.user.id)}:1` };
  const acknowledged = {
    leads: new Map<string, number>(),
    contacts: new Set<string>(),
    price: 0,
    refused: 0,
  };
  const statuses = new Set<number>();
  let route: 'old' | 'both' | 'new' = 'old';
  let turn = 0;
  const clients = (who: Seller | ReturnType<typeof anonymous>) => ({
    old: who.with({}),
    new: who.with({}, moved),
  });
  const [buyer, owner, next] = [clients(anonymous()), clients(seller), clients(neighbour)];
  const pick = (of: ReturnType<typeof clients>) =>
    route === 'both' ? (turn % 2 ? of.old : of.new) : of[route];
  const note = (status: number, taken: () => void) => {
    statuses.add(status);
    if (status < 300) taken();
    else acknowledged.refused += 1;
  };
  const offerOn = async (listing: { vehicleId?: string; republishedVehicleId?: string }) => {
    const price = 400_000 + turn;
    const { status, body } = await pick(buyer).post(
      '/api/leads',
      offer('', { vehicleId: undefined, ...listing, offerPrice: String(price) }),
    );
    note(status, () => acknowledged.leads.set(body.id, price * 100));
  };
  const kinds = [
    () => offerOn({ vehicleId: vehicles[turn % vehicles.length]?.id ?? '' }),
    () => offerOn({ republishedVehicleId: page }),
    () => offerOn({ vehicleId: other.id }),
    async () => {
      const mobileNumber = `98${String(10_000_000 + turn)}`;
      const { status } = await pick(owner).post('/api/contacts', { name: 'Asha', mobileNumber });
      note(status, () => acknowledged.contacts.add(`+91${mobileNumber}`));
    },
    async () => {
      const { status, body } = await pick(owner).patch(`/api/vehicles/${first.id}`, {
        price: String(500_000 + turn),
      });
      note(status, () => {
        acknowledged.price = body.price * 100;
      });
    },
    async () =>
      note(
        (await pick(next).post('/api/contacts', { name: 'Ravi', mobileNumber: `97${10_000_000 + turn}` }))
          .status,
        () => {},
      ),
  ];
  return {
    acknowledged,
    statuses,
    lookIn(where: typeof route) {
      route = where;
    },
    /** Makes this many writes of each kind, all kinds at once. */
    async rounds(count: number) {
      for (let round = 0; round < count; round++) {
        await Promise.all(
          kinds.map((kind) => {
            turn += 1;
            return kind();
          }),
        );
      }
    },
  };
}
