import type { YardInput } from '../../../schema/yards/input';
import type { OwnYardDto, YardDto } from '../../../schema/yards/output';
import type { Ctx, UserCtx } from '../../context';
import { newId } from '../../platform/random';
import { makerIn } from '../changes/changes.sql';
import { invalidateProfile } from '../vehicles/cached-pages.service';
import * as queries from './yards.queries';

/** A yard as it is shown; of nothing, one without anything. */
export const toYardDto = (row: queries.YardRow | null): YardDto => ({
  address: row?.address ?? null,
  latitude: row?.latitude ?? null,
  longitude: row?.longitude ?? null,
  mapLink: row?.mapLink ?? null,
  opens: row?.opens ?? null,
  closes: row?.closes ?? null,
  closedDay: row?.closedDay ?? null,
});

/** Where the seller's vehicles are, and when it is open; empty until they have said so. */
export async function getYard({ actor: { user }, shardOf }: UserCtx): Promise<OwnYardDto> {
  const row = await queries.findYard(shardOf(user.id), user.id);
  return { ...toYardDto(row), form29b: row?.form29b ?? null, form29bUntil: row?.form29bUntil ?? null };
}

/** When somebody can come to a listing: the hours of its seller, or of the reseller whose page it is. */
export async function hoursOf(ctx: Ctx, listingId: string): Promise<Pick<YardDto, 'opens' | 'closedDay'>> {
  return toYardDto(await queries.findYardOf(ctx.shardOf(listingId), listingId));
}

const NO_PIN = { latitude: null, longitude: null, mapLink: null };

/** Saves the given parts of the yard and keeps the others. An empty part is removed. */
export async function saveYard(
  ctx: UserCtx,
  { address, pin, hours, form29b }: YardInput,
): Promise<OwnYardDto> {
  const maker = makerIn(ctx);
  const given: Partial<queries.YardColumns> = {
    ...(address !== undefined && { address: address || null }),
    ...(pin !== undefined && (pin ?? NO_PIN)),
    ...(hours && { opens: hours.opens || null, closes: hours.closes || null, closedDay: hours.closedDay }),
    ...(form29b && { form29b: form29b.number || null, form29bUntil: form29b.until || null }),
  };
  const fields = {
    ...(address !== undefined && { address: 1 }),
    ...(pin !== undefined && { map: 1 }),
    ...(hours && { hours: 1 }),
    ...(form29b && { form29b: 1 }),
  };
  const id = newId(maker.now, maker.ownerId);
  await queries.saveYard(ctx.shardOf(maker.ownerId), maker, { id, given, fields });
  if (ctx.actor.user.showYard) await invalidateProfile(ctx, ctx.actor.user.username);
  return getYard(ctx);
}
