import { toMajor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { panRule } from '../../../schema/papers/rules/pan';
import type { IdentityInput } from '../../../schema/purchases/input';
import type { CameInDto, PurchaseMoneyDto } from '../../../schema/purchases/output';
import type { Ctx, UserCtx } from '../../context';
import { indianCalendar } from '../../platform/clock';
import type { ShardDb } from '../../platform/db';
import { hasBudget } from '../../platform/query-budget';
import { currentKey, rewrap, seal, unseal } from '../../platform/sealing';
import * as queries from './identities.queries';
import { findCameIn, getCameIn } from './purchases.service';

const ownIn = ({ actor, shardOf }: UserCtx) => ({ db: shardOf(actor.user.id), ownerId: actor.user.id });

async function findPaid(ctx: UserCtx, vehicleId: string) {
  const { lines, kind, currency: listed } = await findCameIn(ctx, vehicleId);
  const purchase = lines[0]?.purchase;
  const currency = purchase?.currency ?? listed;
  const priceMinor = purchase?.priceMinor ?? null;
  const price = priceMinor === null ? null : toMajor(priceMinor, currency);
  const day = purchase ? indianCalendar(purchase.at).day : '';
  const { isAsked, law } = panRule({ price, currency, kind, day });
  return { purchase, price, currency, isPanAsked: isAsked, panLaw: law };
}

/**
 * What was paid for a vehicle, and what the person showed that it was bought from. Throws vehicle_not_found (404).
 */
export async function getMoney(ctx: UserCtx, vehicleId: string): Promise<PurchaseMoneyDto> {
  const { db, ownerId } = ownIn(ctx);
  const [paid, identity] = await Promise.all([
    findPaid(ctx, vehicleId),
    queries.findIdentity(db, { ownerId, vehicleId }),
  ]);
  const { purchase, price, currency, isPanAsked, panLaw } = paid;
  return {
    vehicleId,
    price,
    paidBy: purchase?.paidBy ?? null,
    currency,
    idKind: identity?.idKind ?? null,
    idEnd: identity?.idEnd ?? '',
    panEnd: identity?.panEnd ?? '',
    isPanAsked,
    panLaw,
  };
}

/**
 * Notes what the person showed that a vehicle was bought from; the PAN is encrypted, and only taken if the law asks for it
 * at this price. Throws vehicle_not_found and purchase_not_found (404), pan_not_asked (400) and purchase_changed (409).
 */
export async function identify(
  ctx: UserCtx,
  vehicleId: string,
  { idKind, idEnd, pan }: IdentityInput,
): Promise<PurchaseMoneyDto> {
  const { db, ownerId } = ownIn(ctx);
  const { purchase, isPanAsked } = await findPaid(ctx, vehicleId);
  if (!purchase) throw new AppError('purchase_not_found');
  if (pan && !isPanAsked) throw new AppError('pan_not_asked', { field: 'pan' });
  const version = (await queries.findIdentity(db, { ownerId, vehicleId }))?.version ?? 0;
  const bound = { ownerId, recordId: vehicleId, version: version + 1 };
  const isSaved = await queries.saveIdentity(db, {
    ownerId,
    vehicleId,
    idKind,
    idEnd,
    version,
    pan:
      pan === undefined ? undefined : { ...(pan && seal(ctx.settings, pan, bound)), panEnd: pan.slice(-4) },
    now: ctx.clock.now(),
  });
  if (!isSaved) throw new AppError('purchase_changed');
  return getMoney(ctx, vehicleId);
}

/**
 * Erases number, address, ID and PAN of the person that a vehicle was bought from. The name, what was bought and what was
 * printed stay. Throws vehicle_not_found (404).
 */
export async function erasePerson(ctx: UserCtx, vehicleId: string): Promise<CameInDto> {
  const { db, ownerId } = ownIn(ctx);
  await queries.erasePerson(db, { ownerId, vehicleId });
  return getCameIn(ctx, vehicleId);
}

interface StoredPan {
  vehicleId: string;
  ownerId: string;
  version: number;
  sealedPan: string | null;
  wrappedKey: string | null;
  keyNumber: number | null;
}

/** The whole PAN, for the download of one's own data; null without one. */
export function readPan({ settings }: Pick<Ctx, 'settings'>, stored: StoredPan): string | null {
  const { vehicleId: recordId, ownerId, version, sealedPan: sealed, wrappedKey, keyNumber } = stored;
  if (sealed === null || wrappedKey === null || keyNumber === null) return null;
  return unseal(settings, { sealed, wrappedKey, keyNumber }, { ownerId, recordId, version });
}

const PAGE = 20;

/**
 * Job: wraps keys anew that are wrapped by another PAPERS_KEY_n than the current one, page by page. Throws once it has
 * seen all of them, if some could not be unwrapped.
 */
export async function rewrapKeys(ctx: Ctx, db: ShardDb): Promise<void> {
  const current = currentKey(ctx.settings);
  const failed: string[] = [];
  let after = '';
  do {
    const rows = await queries.listWrapped(db, current, after, PAGE);
    const rewrapped = rows.flatMap((before) => {
      const { ownerId, vehicleId: recordId, version } = before;
      try {
        return [{ before, after: rewrap(ctx.settings, before, { ownerId, recordId, version }) }];
      } catch {
        failed.push(recordId);
        return [];
      }
    });
    await queries.storeWrapped(db, rewrapped);
    after = rows.length === PAGE ? (rows.at(-1)?.vehicleId ?? '') : '';
  } while (after && hasBudget());
  if (failed.length > 0)
    throw new Error(`${failed.length} keys could not be wrapped anew, first of ${failed[0]}`);
}
