import { env } from 'cloudflare:workers';
import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { UserDto } from '../../schema/auth/output';
import type { PlanId } from '../../schema/billing/plan-names';
import { randomBelow } from '../../schema/common/short-code';
import { accounts, sessions, usernames } from '../../schema/directory';
import { mediaUrl, rcUrl } from '../../schema/media/input';
import { republishedVehicles, republishGrants, sellers, uploads, vehicles } from '../../schema/shard';
import type { VehicleDto } from '../../schema/vehicles/output';
import type { Platform } from '../context';
import { SESSION_MS } from '../features/auth/session.service';
import { BUCKETS_A_SHARD, bucketOf, bucketText, shardOfBucket } from '../platform/buckets';
import { connectAll } from '../platform/databases';
import { connect, type EveryDb } from '../platform/db';
import { newFileKey, newId, newPageId, randomToken } from '../platform/random';
import { sidOf } from '../platform/session-token';
import { TestClient } from './client';
import { everything } from './everything';
import { makePng } from './png';
import { giveSession } from './sessions';

/** All databases at once. */
export const db = connect<EveryDb>(everything);

/** The shard of a seller, or of any of their ids, as in the application. */
export const { shardOf, directory } = connectAll(env);

let serial = 0;
const next = () => ++serial;

export const uniqueEmail = () => `person-${next()}-${Math.random().toString(36).slice(2, 8)}@example.test`;
export const uniqueMobile = () => `9${String(100_000_000 + ((next() * 7919) % 900_000_000))}`;
export const PASSWORD = 'correct-horse-7';
/** The hash of PASSWORD, in the format of platform/passwords.ts. */
const PASSWORD_HASH =
  'scrypt$16384$8$5$Y2hhYWJpLXRlc3Qtc2FsdA==$E9dYtE/tPzKrmQg6DmPkG0LLlR9qPgUUadi5VoJsNIA=';

/** The latest code in the outbox for an address. */
export async function codeFor(email: string): Promise<string> {
  const { body } = await new TestClient().get('/dev/outbox', { headers: { accept: 'application/json' } });
  const found = body.find((mail: { to: string; code?: string }) => mail.to === email && mail.code);
  return found?.code ?? '';
}

export interface Seller extends TestClient {
  user: UserDto & { email: string };
}

type Person = Partial<typeof accounts.$inferInsert & typeof sellers.$inferInsert>;

const columnsOf = (table: SQLiteTable, fields: object) => {
  const names = Object.keys(getTableColumns(table));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
};

/** Changes a person in both of their databases, as if the effects had been applied. */
export async function changeUser(id: string, fields: Person): Promise<void> {
  const [account, seller] = [columnsOf(accounts, fields), columnsOf(sellers, fields)];
  if (Object.keys(account).length > 0) await db.update(accounts).set(account).where(eq(accounts.id, id));
  if (Object.keys(seller).length > 0) await db.update(sellers).set(seller).where(eq(sellers.id, id));
}

/** A person from both of their databases; the account wins for common columns. */
export async function findUser(where: SQL) {
  const [account] = await db.select().from(accounts).where(where);
  if (!account) return null;
  const [seller] = await db.select().from(sellers).where(eq(sellers.id, account.id));
  return { ...seller, ...account };
}

let people = 0;

/**
 * A signed-in seller with a confirmed address, in alternating shards. Their rows are written directly
 * (auth.test.ts uses the whole flow): a password takes a quarter of a second to hash, and most tests need
 * none.
 */
export async function asSeller(
  fields: Person & { plan?: PlanId; shard?: number } = {},
  overrides: Partial<Platform> = {},
): Promise<Seller> {
  const { plan = 'starter', shard = people++ % 2, ...columns } = fields;
  const now = overrides.clock?.now() ?? Date.now();
  const id = newId(now, bucketText(shard * BUCKETS_A_SHARD + randomBelow(BUCKETS_A_SHARD)));
  const secret = randomToken(32);
  const person = {
    id,
    email: uniqueEmail(),
    firstName: 'Test',
    lastName: 'Seller',
    password: PASSWORD_HASH,
    emailVerified: true,
    subscriptionPlan: plan,
    createdAt: now,
    updatedAt: now,
    ...columns,
  };
  await db.batch([
    db.insert(accounts).values({ ...person, ...columnsOf(accounts, columns) }),
    ...(person.username ? [db.insert(usernames).values({ name: person.username, userId: id })] : []),
    db.insert(sellers).values({ ...person, ...columnsOf(sellers, columns) }),
  ]);
  const isOperator = person.isAdmin ?? false;
  await storeSession({ id, secret, isOperator, now });
  const client = new TestClient(overrides);
  giveSession(client, { userId: id, secret, issuedAt: now, isOperator });
  const { body } = await client.get('/api/auth/user');
  return Object.assign(client, { user: body as Seller['user'] });
}

const storeSession = (of: { id: string; secret: string; isOperator: boolean; now: number }) =>
  (of.isOperator ? directory : shardOf(of.id)).insert(sessions).values({
    sid: sidOf(of.secret),
    userId: of.id,
    sess: { authMethod: 'email', userAgent: '' },
    createdAt: of.now,
    expire: of.now + SESSION_MS,
  });

/** A new session at this time: one that began 90 days before has ended. */
export async function signInAgain(client: Pick<TestClient, 'cookies'>, userId: string, now: number) {
  const secret = randomToken(32);
  await storeSession({ id: userId, secret, isOperator: false, now });
  giveSession(client, { userId, secret, issuedAt: now });
}

/**
 * Another seller in the same shard, so that the statement must keep them out, rather than the row being
 * elsewhere.
 */
export const strangerTo = ({ user }: Pick<Seller, 'user'>) =>
  asSeller({ shard: shardOfBucket(bucketOf(user.id)) });

export const asAdmin = () => asSeller({ isAdmin: true });
export const anonymous = () => new TestClient();

/** Uploads drawn pictures and returns their addresses. */
export async function uploadImages(seller: TestClient, count = 1): Promise<string[]> {
  const form = new FormData();
  for (let index = 0; index < count; index++) {
    const png = makePng(64, 48, [40 * index, 120, 200]);
    form.append('images', new File([png], `car-${index}.png`, { type: 'image/png' }));
  }
  const { body } = await seller.send('POST', '/api/upload/images', { form });
  return body.imageUrls;
}

/**
 * The form's body for a new listing. Its picture is only a row, since nothing reads it; pass `images` for
 * real ones.
 */
export async function vehicleInput(seller: Seller, fields: Record<string, unknown> = {}) {
  return {
    name: 'Test Hatchback VXi',
    price: '475000',
    currency: 'INR',
    year: 2020,
    fuelType: 'Petrol',
    transmission: 'Manual',
    kmsDriven: 42_000,
    description: 'Drawn for a test.',
    showRc: false,
    images: fields.images ?? (await pretendImages(seller)),
    ...fields,
  };
}

/** Addresses of pictures that exist only in the database, as fresh uploads of a seller. */
export async function pretendImages(seller: Seller, count = 1): Promise<string[]> {
  const keys = Array.from({ length: count }, () => newFileKey(seller.user.id));
  await db.insert(uploads).values(keys.map((key) => uploadRow(seller, key, 'vehicle_image')));
  return keys.map((key) => mediaUrl(key));
}

/** The address of a fresh registration certificate of a seller, with its file in the private bucket. */
export async function pretendRc(seller: Seller): Promise<string> {
  const key = newFileKey(seller.user.id);
  await db.insert(uploads).values(uploadRow(seller, key, 'rc'));
  await env.DOCS.put(key, 'a certificate', { httpMetadata: { contentType: 'application/pdf' } });
  return rcUrl(key);
}

const uploadRow = (seller: Seller, key: string, kind: 'vehicle_image' | 'rc') => ({
  key,
  userId: seller.user.id,
  kind,
  contentType: kind === 'rc' ? 'application/pdf' : 'image/webp',
  bytes: 1000,
  createdAt: Date.now(),
});

export async function publishVehicle(
  seller: Seller,
  fields: Record<string, unknown> = {},
): Promise<VehicleDto> {
  const answer = await seller.post('/api/vehicles', await vehicleInput(seller, fields));
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

/** Republishes a vehicle under the reseller's own price and number. */
export const republish = (
  reseller: Pick<TestClient, 'post'>,
  originalVehicleId: string,
  fields: Record<string, unknown> = {},
) =>
  reseller.post('/api/republished-vehicles', {
    originalVehicleId,
    customPrice: '499000',
    customMobileNumber: '9812345678',
    ...fields,
  });

/**
 * A republished page as rows: the page in the republisher's shard, the grant in the owner's. Returns its id.
 */
export async function pretendPage(
  vehicle: { id: string },
  republisher: Seller,
  fields: Partial<typeof republishedVehicles.$inferInsert> = {},
): Promise<string> {
  const [original] = await db.select().from(vehicles).where(eq(vehicles.id, vehicle.id));
  if (!original) throw new Error('no such vehicle');
  const now = fields.createdAt ?? Date.now();
  const times = { createdAt: now, updatedAt: now };
  const page = {
    id: newPageId(Date.now(), vehicle.id, republisher.user.id),
    originalVehicleId: vehicle.id,
    republisherId: republisher.user.id,
    customPriceMinor: 100,
    customCurrency: 'INR' as const,
    customMobileNumber: '+919876543210',
    status: 'active' as const,
    vehicleName: original.name,
    vehicleKind: original.kind,
    grantVersion: 1,
    ...times,
    ...fields,
  };
  await db.insert(republishedVehicles).values(page);
  await db.insert(republishGrants).values({
    pageId: page.id,
    vehicleId: vehicle.id,
    ownerId: original.userId,
    republisherId: page.republisherId,
    republisherName: 'Test Seller',
    status: page.status === 'active' ? 'active' : 'ended',
    ...times,
  });
  return page.id;
}
