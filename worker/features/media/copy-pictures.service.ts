import { endOf } from '../../../schema/common/short-code';
import { mediaObject, VEHICLE_VARIANTS } from '../../../schema/media/input';
import type { Ctx } from '../../context';
import { hmac } from '../../platform/crypto';
import * as queries from './media.queries';
import { FOR_EVER } from './media.service';
import { measurePicture } from './picture';

/**
 * Copies photos of vehicles to another seller, as fresh uploads; without a paid call. The same `attempt` makes the same
 * copies, so that an interrupted one can be repeated. Returns the new keys by the old ones, without photos that are gone.
 */
export async function copyPictures(
  ctx: Ctx,
  userId: string,
  { keys, attempt }: { keys: readonly string[]; attempt: string },
): Promise<ReadonlyMap<string, string>> {
  const copied = new Map<string, string>();
  for (const key of keys) {
    const name = hmac(ctx.settings.SECRET_KEY, 'upload', `${userId} ${attempt} ${key}`).slice(0, 24);
    if (await copyPicture(ctx, userId, key, endOf(userId) + name)) copied.set(key, endOf(userId) + name);
  }
  return copied;
}

/** The row before the objects, so that the sweep finds whatever a failure leaves behind. False if the photo is gone. */
async function copyPicture(ctx: Ctx, userId: string, from: string, to: string): Promise<boolean> {
  const files = await Promise.all(
    VEHICLE_VARIANTS.map(async (variant) => {
      const stored = await ctx.media.find(mediaObject(from, variant));
      if (!stored) return null;
      const bytes = new Uint8Array(await new Response(stored.body).arrayBuffer());
      return { variant, bytes, contentType: stored.contentType };
    }),
  );
  const full = files.find((file) => file?.variant === 'full');
  if (!full) return false;
  const size = measurePicture(full.bytes);
  await queries.insertUpload(ctx.shardOf(userId), {
    key: to,
    userId,
    kind: 'vehicle_image',
    contentType: full.contentType,
    bytes: full.bytes.byteLength,
    width: size?.width ?? null,
    height: size?.height ?? null,
    createdAt: ctx.clock.now(),
  });
  await Promise.all(
    files.map(
      (file) => file && ctx.media.put(mediaObject(to, file.variant), file.bytes, file.contentType, FOR_EVER),
    ),
  );
  return true;
}
