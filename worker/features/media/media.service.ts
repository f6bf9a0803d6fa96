import { AppError } from '../../../schema/common/errors';
import type { RefusalCode } from '../../../schema/common/refusals';
import {
  COVER_VARIANTS,
  IMAGE_VARIANTS,
  type ImageVariant,
  MAX_IMAGE_BYTES,
  MAX_PROFILE_IMAGE_BYTES,
  MAX_RC_BYTES,
  MAX_UPLOAD_IMAGES,
  MIN_COVER,
  mediaObject,
  mediaUrl,
  rcUrl,
  VEHICLE_VARIANTS,
} from '../../../schema/media/input';
import { occurrence } from '../../../schema/operations/points';
import type { Ctx, UserCtx } from '../../context';
import { hmac, sha256 } from '../../platform/crypto';
import { type EncodedImage, UnreadablePicture } from '../../platform/images';
import { newFileKey } from '../../platform/random';
import type { StoredObject } from '../../platform/storage';
import type { UploadKind } from './media.queries';
import * as queries from './media.queries';
import { isPdf, isPrepared, measurePicture, sniffPicture } from './picture';

/** A key's content never changes. Also used by a CDN in front of the bucket. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Derived from the person too, so that nobody else can produce it. */
const keyOfAttempt = (ctx: UserCtx, attempt: string) =>
  ctx.actor.user.id.slice(-3) +
  hmac(ctx.settings.SECRET_KEY, 'upload', `${ctx.actor.user.id} ${attempt}`).slice(0, 24);

const refuse = (code: RefusalCode, name = '') =>
  new AppError(code, { values: name ? { name } : {}, field: 'images' });

/**
 * Stores 1-4 vehicle pictures and returns their addresses, in order. All are checked before the first is
 * stored. The same pictures with the same `attempt` are one upload, since a browser without a response sends
 * them again. Throws invalid (400) with the message that sellers read.
 */
export async function uploadVehicleImages(
  ctx: UserCtx,
  files: File[],
  attempt?: string | undefined,
): Promise<string[]> {
  if (files.length === 0) throw refuse('no_images');
  if (files.length > MAX_UPLOAD_IMAGES) {
    throw new AppError('too_many_images', { values: { limit: MAX_UPLOAD_IMAGES }, field: 'images' });
  }
  const pictures: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  for (const file of files) {
    if (file.size > MAX_IMAGE_BYTES) throw refuse('image_too_large', file.name);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!sniffPicture(bytes) || !measurePicture(bytes)) throw refuse('image_type', file.name);
    pictures.push({ name: file.name, bytes });
  }
  const urls: string[] = [];
  for (const [index, { name, bytes }] of pictures.entries()) {
    const key = attempt ? keyOfAttempt(ctx, `${attempt} ${index} ${sha256(bytes)}`) : null;
    urls.push(mediaUrl(await storePicture(ctx, name, bytes, key)));
  }
  return urls;
}

/** Each call is charged, whatever its result. */
function encode(ctx: Ctx, picture: Uint8Array, variant: ImageVariant): Promise<EncodedImage> {
  ctx.points.write([occurrence('image', variant)]);
  return ctx.images.encode(picture, variant);
}

/**
 * An unreadable picture is refused with its purpose's message; a failing encoder is not the picture's fault.
 */
function orNone(error: unknown): null {
  if (error instanceof UnreadablePicture) return null;
  throw error;
}

/** All sizes but the largest: drawn from the image service's version of the photo. */
const SMALLER = VEHICLE_VARIANTS.filter((variant) => variant !== 'full');

type Variants = Map<ImageVariant, EncodedImage>;

/** The sizes of a photo without a paid call; null for a photo that our own codecs cannot read. */
const drawOwn = (ctx: Ctx, bytes: Uint8Array<ArrayBuffer>, variants: readonly ImageVariant[]) =>
  isPrepared(bytes) ? ctx.pictures.draw(bytes, variants, ctx.client.unhashed.site).catch(orNone) : null;

/**
 * The sizes of a photo whose largest is made by the image service, possibly in an earlier attempt; null if it
 * cannot be read.
 */
async function drawByService(
  ctx: Ctx,
  original: Uint8Array,
  begun: StoredObject | null,
): Promise<Variants | null> {
  const full = begun
    ? { bytes: await new Response(begun.body).arrayBuffer(), contentType: begun.contentType }
    : await encode(ctx, original, 'full').catch(orNone);
  if (!full) return null;
  const smaller = await ctx.pictures.draw(new Uint8Array(full.bytes), SMALLER, ctx.client.unhashed.site);
  return new Map<ImageVariant, EncodedImage>([['full', full], ...smaller]);
}

/**
 * `given`: the key under which an earlier attempt of the same photo may have started storing; null for a new
 * photo.
 */
async function storePicture(
  ctx: UserCtx,
  name: string,
  original: Uint8Array<ArrayBuffer>,
  given: string | null,
): Promise<string> {
  const begun = given ? await ctx.media.find(mediaObject(given, 'full')) : null;
  const own = begun ? null : await drawOwn(ctx, original, VEHICLE_VARIANTS);
  const variants = own ?? (await drawByService(ctx, original, begun));
  const full = variants?.get('full');
  if (!variants || !full) throw refuse('image_type', name);
  const size = measurePicture(new Uint8Array(full.bytes));
  const key = await registerUpload(ctx, 'vehicle_image', 'image/webp', original.byteLength, size, given);
  if (begun) variants.delete('full');
  for (const [variant, image] of variants) await putImage(ctx, key, variant, image);
  return key;
}

const putImage = (ctx: Ctx, key: string, variant: ImageVariant, { bytes, contentType }: EncodedImage) =>
  ctx.media.put(mediaObject(key, variant), bytes, contentType, FOR_EVER);

/** Writes the row before the object, so that the sweep finds whatever a failure leaves behind. */
async function registerUpload(
  ctx: UserCtx,
  kind: UploadKind,
  contentType: string,
  bytes: number,
  size: { width: number; height: number } | null,
  given: string | null = null,
): Promise<string> {
  const key = given ?? newFileKey(ctx.actor.user.id);
  const createdAt = ctx.clock.now();
  await queries.insertUpload(ctx.shardOf(ctx.actor.user.id), {
    key,
    userId: ctx.actor.user.id,
    kind,
    contentType,
    bytes,
    width: size?.width ?? null,
    height: size?.height ?? null,
    createdAt,
  });
  return key;
}

/** Stores a registration certificate in the private bucket: pictures re-encoded, a PDF unchanged. Throws invalid (400). */
export async function uploadRc(ctx: UserCtx, file: File | undefined): Promise<string> {
  const refuseRc = (code: RefusalCode) => new AppError(code, { field: 'rc' });
  if (!file) throw refuseRc('rc_type');
  if (file.size > MAX_RC_BYTES) throw refuseRc('rc_too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const document = await prepareRc(ctx, bytes).catch(orNone);
  if (!document) throw refuseRc('rc_type');
  const key = await registerUpload(ctx, 'rc', document.contentType, bytes.byteLength, null);
  await ctx.docs.put(key, document.bytes, document.contentType);
  return rcUrl(key);
}

/**
 * Draws a picture of a person or firm in some sizes, the largest first; null if it is no JPEG or PNG that can
 * be read.
 */
async function drawOfPerson(
  ctx: Ctx,
  bytes: Uint8Array<ArrayBuffer>,
  [largest, ...smaller]: readonly [ImageVariant, ...ImageVariant[]],
): Promise<Variants | null> {
  const type = sniffPicture(bytes);
  if (type !== 'image/jpeg' && type !== 'image/png') return null;
  const own = await drawOwn(ctx, bytes, [largest, ...smaller]);
  if (own) return own;
  const first = await encode(ctx, bytes, largest).catch(orNone);
  if (!first) return null;
  const rest = smaller.length
    ? await ctx.pictures.draw(new Uint8Array(first.bytes), smaller, ctx.client.unhashed.site)
    : [];
  return new Map([[largest, first], ...rest]);
}

interface PersonPicture {
  kind: UploadKind;
  variants: readonly [ImageVariant, ...ImageVariant[]];
  least?: { width: number; height: number };
}

async function uploadOfPerson(
  ctx: UserCtx,
  file: File | undefined,
  { kind, variants, least = { width: 1, height: 1 } }: PersonPicture,
): Promise<string> {
  const refuseIt = (code: RefusalCode, values = {}) => new AppError(code, { field: 'image', values });
  if (!file) throw refuseIt('profile_image_type');
  if (file.size > MAX_PROFILE_IMAGE_BYTES) throw refuseIt('profile_image_too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = measurePicture(bytes);
  if (!size) throw refuseIt('profile_image_type');
  const { width, height } = least;
  if (size.width < width || size.height < height) throw refuseIt('cover_too_small', { width, height });
  const drawn = await drawOfPerson(ctx, bytes, variants);
  if (!drawn) throw refuseIt('profile_image_type');
  const [largest] = variants;
  const key = await registerUpload(ctx, kind, IMAGE_VARIANTS[largest].format, bytes.byteLength, null);
  for (const [variant, picture] of drawn) await putImage(ctx, key, variant, picture);
  return mediaUrl(key, largest);
}

/** Stores a person's picture, cropped square, and returns its address. Throws invalid (400). */
export const uploadProfileImage = (ctx: UserCtx, file: File | undefined) =>
  uploadOfPerson(ctx, file, { kind: 'profile_image', variants: ['avatar'] });

/** Stores the cover of a profile, cropped to its shape, and returns its address. Throws invalid (400). */
export const uploadCover = (ctx: UserCtx, file: File | undefined) =>
  uploadOfPerson(ctx, file, { kind: 'profile_cover', variants: COVER_VARIANTS, least: MIN_COVER });

async function prepareRc(ctx: Ctx, bytes: Uint8Array) {
  if (isPdf(bytes)) return { bytes, contentType: 'application/pdf' };
  if (!sniffPicture(bytes) || !measurePicture(bytes)) return null;
  return await encode(ctx, bytes, 'full');
}

/** A public variant; null if there is none under this key. */
export function findMedia(ctx: Ctx, key: string, variant: ImageVariant): Promise<StoredObject | null> {
  return ctx.media.find(mediaObject(key, variant));
}
