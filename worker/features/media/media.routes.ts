import { AppError } from '../../../schema/common/errors';
import type {
  CoverUploadedDto,
  ImagesUploadedDto,
  ProfileImageUploadedDto,
  RcUploadedDto,
} from '../../../schema/media/output';
import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { mediaAddress } from '../../http/media-addresses';
import { mediaApi, uploadsApi } from './media.api';
import * as media from './media.service';

export const uploadRoutes = createRouter()
  .post('/images', declared(uploadsApi.images), async (c) => {
    const { images = [] } = c.req.valid('form');
    const { 'idempotency-key': attempt } = c.req.valid('header');
    const body: ImagesUploadedDto = {
      imageUrls: await media.uploadVehicleImages(c.var.ctx, [images].flat(), attempt),
    };
    return c.json(body);
  })
  .post('/rc', declared(uploadsApi.rc), async (c) => {
    const body: RcUploadedDto = { rcUrl: await media.uploadRc(c.var.ctx, c.req.valid('form').rc) };
    return c.json(body);
  })
  .post('/profile-image', declared(uploadsApi.profileImage), async (c) => {
    const { image } = c.req.valid('form');
    const body: ProfileImageUploadedDto = { imageUrl: await media.uploadProfileImage(c.var.ctx, image) };
    return c.json(body);
  })
  .post('/cover', declared(uploadsApi.cover), async (c) => {
    const { image } = c.req.valid('form');
    const body: CoverUploadedDto = { coverUrl: await media.uploadCover(c.var.ctx, image) };
    return c.json(body);
  });

/**
 * Public pictures. A key's content never changes, so they are cached indefinitely. Redirects to the host of
 * pictures if there is one.
 */
export const mediaRoutes = createRouter().get('/:key/:variant', declared(mediaApi.picture), async (c) => {
  const { key, variant } = c.req.valid('param');
  const elsewhere = mediaAddress(c.var.ctx.settings, key, variant);
  if (elsewhere) return c.redirect(elsewhere, 301);
  const file = await media.findMedia(c.var.ctx, key, variant);
  if (!file) throw new AppError('not_found');
  return new Response(file.body, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.size),
      'cache-control': media.FOR_EVER,
      etag: file.etag,
    },
  });
});
