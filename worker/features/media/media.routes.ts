import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import {
  IMAGE_VARIANT_NAMES,
  type ImagesUploadedDto,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
  MAX_PROFILE_IMAGE_BYTES,
  MAX_RC_BYTES,
  type ProfileImageUploadedDto,
  type RcUploadedDto,
  UPLOAD_MESSAGES,
} from '../../../schema/contracts/media';
import { AppError } from '../../../schema/errors';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { readForm } from '../../http/form';
import { limitUse } from '../../http/rate-limit';
import { validateAddress } from '../../http/validate';
import * as media from './media.service';

/** Room for the multipart framing around the files themselves. */
const FRAMING = 64 * 1024;

const tooLarge = (message: string) => () => {
  throw new AppError('too_large', message);
};

export const uploadRoutes = createRouter()
  .post(
    '/images',
    bodyLimit({
      maxSize: (MAX_IMAGES + 1) * MAX_IMAGE_BYTES + FRAMING,
      onError: tooLarge('Image upload failed. Please try with smaller images or fewer files.'),
    }),
    async (c) => {
      const ctx = requireUser(c.var.ctx);
      await limitUse(ctx, 'uploadByAccount', ctx.actor.user.id);
      const { images } = await readForm(c);
      const files = [images].flat().filter((part) => part instanceof File);
      const body: ImagesUploadedDto = { imageUrls: await media.uploadVehicleImages(ctx, files) };
      return c.json(body);
    },
  )
  .post(
    '/rc',
    bodyLimit({ maxSize: MAX_RC_BYTES + 1024 * 1024, onError: tooLarge(UPLOAD_MESSAGES.rcTooLarge) }),
    async (c) => {
      const ctx = requireUser(c.var.ctx);
      await limitUse(ctx, 'uploadByAccount', ctx.actor.user.id);
      const { rc } = await readForm(c);
      const body: RcUploadedDto = { rcUrl: await media.uploadRc(ctx, rc instanceof File ? rc : undefined) };
      return c.json(body);
    },
  )
  .post(
    '/profile-image',
    bodyLimit({
      maxSize: MAX_PROFILE_IMAGE_BYTES + 1024 * 1024,
      onError: tooLarge(UPLOAD_MESSAGES.profileImageTooLarge),
    }),
    async (c) => {
      const ctx = requireUser(c.var.ctx);
      await limitUse(ctx, 'uploadByAccount', ctx.actor.user.id);
      const { image } = await readForm(c);
      const file = image instanceof File ? image : undefined;
      const body: ProfileImageUploadedDto = { imageUrl: await media.uploadProfileImage(ctx, file) };
      return c.json(body);
    },
  );

const MediaParams = z.object({
  key: z.string().regex(/^[\w-]{20,60}$/),
  variant: z.enum(IMAGE_VARIANT_NAMES),
});

/** Public pictures: a key never changes its content, so they are cached for ever. */
export const mediaRoutes = createRouter().get('/:key/:variant', validateAddress(MediaParams), async (c) => {
  const { key, variant } = c.req.valid('param');
  const file = await media.findMedia(c.var.ctx, key, variant);
  if (!file) throw new AppError('not_found', 'Not found');
  return new Response(file.body, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.size),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: file.etag,
    },
  });
});
