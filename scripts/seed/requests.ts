import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import sharp from 'sharp';
import * as tables from '../../schema/shard';
import type { Bindings } from '../../worker/env';
import { newId } from '../../worker/platform/random';
import { STORY } from './story';

const HOUR = 3_600_000;

/** What one seller has asked of another in the other shard: a certificate, and to republish. */
const ASKED = { rc: 'creta-sx', republish: 'thar-lx' } as const;
const REQUESTER = 'growth';
const AGE_HOURS = { rc: 5, republish: 20 };

interface Keys {
  id: (key: string) => string;
}

/** The key of the demo's certificate, which begins with its owner's bucket. */
const rcKeyOf = (ownerId: string) => `${ownerId.slice(-3)}demo-certificate`.padEnd(24, '-');

/** What a vehicle has so that it can be asked for. */
export const askable = (key: string, ownerId: string) => ({
  rcKey: key === ASKED.rc ? rcKeyOf(ownerId) : null,
  republishPolicy: key === ASKED.republish ? ('ask' as const) : ('allow' as const),
});

/** Stores the certificate that is asked for, drawn. */
export async function storeCertificate(bucket: Pick<Bindings['DOCS'], 'put'>, key: string): Promise<void> {
  const lines = ['REGISTRATION CERTIFICATE', 'Demo, not a real document', 'Hyundai Creta SX'].map(
    (line, at) => `<text x="40" y="${100 + at * 70}" font-size="36" font-family="sans-serif">${line}</text>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="340"><rect width="800" height="340" fill="#f4f1e6"/>${lines.join('')}</svg>`;
  const bytes = new Uint8Array(await sharp(Buffer.from(drawing)).webp().toBuffer());
  await bucket.put(key, bytes, { httpMetadata: { contentType: 'image/webp' } });
}

/** The requests at their owner, and the copies in the requester's own list. */
export function requestRows(now: number, { id }: Keys): [SQLiteTable, object[]][] {
  const { firstName, lastName } = STORY.accounts.find(({ key }) => key === REQUESTER) ?? {};
  const request = (kind: keyof typeof ASKED) => {
    const vehicle = STORY.vehicles.find(({ key }) => key === ASKED[kind]);
    if (!vehicle) throw new Error(`the story has no ${ASKED[kind]}`);
    const createdAt = now - AGE_HOURS[kind] * HOUR;
    const both = {
      id: newId(createdAt, id(vehicle.key)),
      vehicleId: id(vehicle.key),
      requesterId: id(REQUESTER),
      status: 'pending' as const,
      createdAt,
      updatedAt: createdAt,
    };
    const own = { ...both, ownerId: id(vehicle.owner), requesterName: `${firstName} ${lastName}` };
    return { own, outgoing: { ...both, kind, vehicleName: vehicle.name } };
  };
  const [rc, republish] = [request('rc'), request('republish')];
  const { vehicleId, ownerId: userId } = rc.own;
  const upload = { userId, kind: 'rc', status: 'attached', contentType: 'image/webp', bytes: 0 };
  return [
    [
      tables.uploads,
      [{ ...upload, key: rcKeyOf(vehicleId), createdAt: rc.own.createdAt, attachedAt: rc.own.createdAt }],
    ],
    [tables.rcAccessRequests, [rc.own]],
    [tables.republishRequests, [republish.own]],
    [tables.outgoingRequests, [rc.outgoing, republish.outgoing]],
  ];
}

/** The certificate's key among the rows of the story. */
export const certificateOf = (rows: readonly [SQLiteTable, object[]][]) =>
  rows.flatMap(([table, some]) =>
    table === tables.vehicles
      ? (some as (typeof tables.vehicles.$inferInsert)[]).flatMap(({ rcKey }) => rcKey ?? [])
      : [],
  );
