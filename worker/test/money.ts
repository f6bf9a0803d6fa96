import type { VehicleMoneyDto } from '../../schema/money/output';
import { everything } from './everything';
import { asSeller, publishVehicle, type Seller } from './factories';

/** A line without the version, which each request needs. */
export const moneyLine = (fields: object = {}) => ({
  kind: 'repair',
  amount: '4500',
  day: '2026-01-15',
  ...fields,
});

type Person = Pick<Seller, 'send' | 'get'>;

/** Adds a line at the latest version. */
export async function addMoney(who: Person, id: string, fields: object = {}, headers = {}) {
  const { body } = await who.get(`/api/money/${id}`, { headers });
  const json = { version: body.version, ...moneyLine(fields) };
  return who.send('POST', `/api/money/${id}/lines`, { json, headers });
}

export const moneyOf = async (who: Person, id: string): Promise<VehicleMoneyDto> =>
  (await who.get(`/api/money/${id}`)).body;

export const moneyRows = async (table: 'money_lines' | 'vehicle_costs', id: string): Promise<number> =>
  (await everything.prepare(`select * from ${table} where vehicle_id = ?`).bind(id).all()).results.length;

export async function withCar(plan: 'starter' | 'growth' | 'pro' = 'growth') {
  const owner = await asSeller({ plan });
  return { owner, id: (await publishVehicle(owner, { price: '475000' })).id };
}

/** The owner's switch for managers; the others as a new seller has them. */
export const letManagersSeeMoney = (owner: Person, managersSeeMoney: boolean) =>
  owner.send('PUT', '/api/staff/switches', {
    json: { addVehicles: true, lowerPercent: 0, seeAllLeads: true, managersSeeMoney },
  });
