import { BUYER_PROBLEMS } from '../../../schema/common/buyer-problems';
import { AppError } from '../../../schema/common/errors';
import { problemOfText } from '../../../schema/common/problems';
import { Id } from '../../../schema/common/text';
import {
  SLIP_DAYS,
  SLIP_PATH,
  type SlipInput,
  type SlipLink,
  type TripSlip,
} from '../../../schema/stock-book/slip';
import type { Ctx } from '../../context';
import { isLinkKey, linkKey } from '../../platform/link-key';
import { displayName } from '../profile/display-name';
import { findOpenTrip } from './slip.queries';
import { comeBack } from './trips.queries';

const PURPOSE = 'trip slip';
const SLIP_MS = SLIP_DAYS * 24 * 3_600_000;

/** The address of a trip's slip; null once it is too old. */
export const slipPath = (
  { settings, clock }: Pick<Ctx, 'settings' | 'clock'>,
  trip: { id: string; vehicleId: string; createdAt: number },
): string | null =>
  clock.now() - trip.createdAt < SLIP_MS
    ? `${SLIP_PATH}/${trip.vehicleId}/${linkKey(settings, PURPOSE, trip.id)}`
    : null;

async function findTrip(ctx: Ctx, { id, key }: SlipLink) {
  if (!Id.safeParse(id).success) return null;
  const found = await findOpenTrip(ctx.shardOf(id), id);
  if (!found || ctx.clock.now() - found.line.createdAt >= SLIP_MS) return null;
  return isLinkKey(ctx.settings, PURPOSE, found.line.id, key) ? found : null;
}

/** The slip of an open trip; null for a link that leads nowhere, or no longer. */
export async function findSlip(ctx: Ctx, link: SlipLink): Promise<TripSlip | null> {
  const found = await findTrip(ctx, link);
  if (!found) return null;
  const { line, personName } = found;
  const { vehicle = '', plate = null, purpose = null, expectedAt = null, kms = 0 } = line.fields;
  const seller = displayName(found.seller);
  const noted = line.personId === null ? seller : personName;
  return {
    ...{ seller, vehicle, plate, purpose, expectedAt, kms },
    driver: line.personal.name?.text ?? (line.fields.driver === 'self' ? noted : null),
    outAt: line.happenedAt,
  };
}

/**
 * Notes, for the driver, that a vehicle is back: once, and with no fewer km. False for a link that leads nowhere, or no
 * longer. Throws not_valid (400).
 */
export async function endSlip(ctx: Ctx, link: SlipLink, { kms }: SlipInput): Promise<boolean> {
  const found = await findTrip(ctx, link);
  if (!found) return false;
  const { line } = found;
  if (kms < (line.fields.kms ?? 0)) {
    throw new AppError('not_valid', { problems: { kms: problemOfText(BUYER_PROBLEMS.slip_kms) } });
  }
  const now = ctx.clock.now();
  return comeBack(
    ctx.shardOf(line.ownerId),
    {
      ...{ ownerId: line.ownerId, vehicleId: line.vehicleId, key: `slip ${line.id}`, now },
      // Nobody of the staff; the line says that it was the driver.
      personId: null,
      happenedAt: now,
      fields: { kms, bySlip: true },
      personal: {},
    },
    line.key,
  );
}
