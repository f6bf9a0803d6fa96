import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import type { UserDto } from '../../schema/contracts/auth';
import type { VehicleDto } from '../../schema/contracts/vehicles';
import type { PlanId } from '../../schema/plans';
import { users } from '../../schema/tables';
import type { Platform } from '../context';
import { connect } from '../platform/db';
import { TestClient } from './client';
import { makePng } from './png';

export const db = connect(env.DB);

let serial = 0;
const next = () => ++serial;

export const uniqueEmail = () => `person-${next()}-${Math.random().toString(36).slice(2, 8)}@example.test`;
export const uniqueMobile = () => `9${String(100_000_000 + ((next() * 7919) % 900_000_000))}`;
export const PASSWORD = 'correct-horse-7';

/** The latest code the outbox holds for an address. */
export async function codeFor(email: string): Promise<string> {
  const { body } = await new TestClient().get('/dev/outbox', { headers: { accept: 'application/json' } });
  const found = body.find((mail: { to: string; code?: string }) => mail.to === email && mail.code);
  return found?.code ?? '';
}

export interface Seller extends TestClient {
  user: UserDto;
}

/** Signs up through the API as anyone would, and is signed in. */
export async function asSeller(
  { plan = 'starter' as PlanId, isAdmin = false } = {},
  overrides: Partial<Platform> = {},
): Promise<Seller> {
  const client = new TestClient(overrides);
  const email = uniqueEmail();
  await client.post('/api/auth/register', {
    email,
    password: PASSWORD,
    firstName: 'Test',
    lastName: 'Seller',
  });
  const { body } = await client.post('/api/auth/verify-email', { email, otp: await codeFor(email) });
  if (plan !== 'starter' || isAdmin) {
    await db.update(users).set({ subscriptionPlan: plan, isAdmin }).where(eq(users.id, body.user.id));
  }
  return Object.assign(client, { user: body.user as UserDto });
}

export const asAdmin = () => asSeller({ isAdmin: true });
export const anonymous = () => new TestClient();

/** Uploads drawn pictures and answers their addresses. */
export async function uploadImages(seller: TestClient, count = 1): Promise<string[]> {
  const form = new FormData();
  for (let index = 0; index < count; index++) {
    const png = makePng(64, 48, [40 * index, 120, 200]);
    form.append('images', new File([png], `car-${index}.png`, { type: 'image/png' }));
  }
  const { body } = await seller.send('POST', '/api/upload/images', { form });
  return body.imageUrls;
}

export async function publishVehicle(
  seller: TestClient,
  fields: Record<string, unknown> = {},
): Promise<VehicleDto> {
  const images = fields.images ?? (await uploadImages(seller));
  const answer = await seller.post('/api/vehicles', {
    name: 'Test Hatchback VXi',
    price: '475000',
    currency: 'INR',
    year: 2020,
    fuelType: 'Petrol',
    transmission: 'Manual',
    kmsDriven: 42_000,
    description: 'Drawn for a test.',
    showRc: false,
    ...fields,
    images,
  });
  if (answer.status !== 201) throw new Error(`not published: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export const offer = (vehicleId: string, fields: Record<string, unknown> = {}) => ({
  vehicleId,
  buyerName: 'Test Buyer',
  buyerMobile: uniqueMobile(),
  offerPrice: '450000',
  ...fields,
});
