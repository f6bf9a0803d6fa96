import type { BulkChangeDto, BulkUndoDto } from '../../schema/bulk/output';
import type { OwnVehicleDto } from '../../schema/vehicles/output';
import type { TestClient } from './client';
import { publishVehicle, type Seller } from './factories';

type Sender = Pick<TestClient, 'send' | 'get'>;
type Answer<Body> = { status: number; body: Body & { code?: string } };

export const newOperation = () => crypto.randomUUID();

/** Vehicles of a seller as they are now, in the given order. */
export async function listOf(owner: Pick<TestClient, 'get'>): Promise<Map<string, OwnVehicleDto>> {
  const { body } = await owner.get('/api/vehicles?limit=100');
  return new Map(body.map((vehicle: OwnVehicleDto) => [vehicle.id, vehicle]));
}

/** These vehicles with their versions, as a screen has picked them. */
export async function pick(owner: Pick<TestClient, 'get'>, ids: readonly string[]) {
  const own = await listOf(owner);
  return ids.map((id) => ({ id, version: own.get(id)?.version ?? 1 }));
}

export const bulk = (who: Sender, path: string, json: object, headers = {}): Promise<Answer<BulkChangeDto>> =>
  who.send('POST', `/api/bulk/${path}`, { json, headers }) as never;

export const undo = (
  who: Sender,
  path: string,
  operation: string,
  headers = {},
): Promise<Answer<BulkUndoDto>> =>
  who.send('POST', `/api/bulk/${path}/${operation}/undo`, { json: {}, headers }) as never;

export async function publishMany(owner: Seller, prices: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const price of prices) ids.push((await publishVehicle(owner, { price })).id);
  return ids;
}
