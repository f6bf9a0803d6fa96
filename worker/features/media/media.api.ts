import { z } from 'zod';
import {
  IMAGE_VARIANT_NAMES,
  MAX_IMAGE_BYTES,
  MAX_PROFILE_IMAGE_BYTES,
  MAX_RC_BYTES,
  MAX_UPLOAD_IMAGES,
  UPLOAD_MESSAGES,
} from '../../../schema/media/input';
import {
  CoverUploadedDto,
  ImagesUploadedDto,
  ProfileImageUploadedDto,
  RcUploadedDto,
} from '../../../schema/media/output';
import { HOUR, named } from '../../http/limits';
import { route } from '../../http/route-entry';

/**
 * Counted in pictures, each a paid call of the image service: 300 an hour are 75 listings of four, more than
 * one person photographs. 1,000 from a site are six people of a yard at 160 each, or a carrier's address with
 * a few dozen sellers.
 */
export const UPLOAD_LIMITS = named({
  uploadByAccount: { by: 'account', limit: 300, windowMs: HOUR },
  uploadBySite: { by: 'site', limit: 1_000, windowMs: HOUR },
});

/** Room for the multipart framing around the files. */
const FRAMING = 64 * 1024;
const MB = 1024 * 1024;

const file = (message: string) =>
  z.instanceof(File, { error: message }).meta({ type: 'string', format: 'binary' });

const Picture = file(UPLOAD_MESSAGES.noImages);

export const uploadsApi = {
  images: route({
    method: 'post',
    path: '/api/upload/images',
    summary: `Stores up to ${MAX_UPLOAD_IMAGES} pictures of a vehicle, re-encoded in all sizes.`,
    access: 'person',
    ability: 'draftVehicles',
    /** The browser's id for this photo: a repeated request is the same upload. */
    header: z.object({ 'idempotency-key': z.string().max(100).optional() }),
    form: z.strictObject({
      images: z.union([Picture, z.array(Picture)], UPLOAD_MESSAGES.noImages).optional(),
    }),
    maxBytes: MAX_UPLOAD_IMAGES * MAX_IMAGE_BYTES + FRAMING,
    tooLarge: 'upload_too_large',
    limits: Object.values(UPLOAD_LIMITS),
    responses: { 200: ImagesUploadedDto },
  }),
  rc: route({
    method: 'post',
    path: '/api/upload/rc',
    summary: 'Uploads a registration certificate to private storage.',
    access: 'person',
    ability: 'addVehicles',
    form: z.strictObject({ rc: file(UPLOAD_MESSAGES.rcType).optional() }),
    maxBytes: MAX_RC_BYTES + MB,
    tooLarge: 'rc_upload_too_large',
    limits: Object.values(UPLOAD_LIMITS),
    responses: { 200: RcUploadedDto },
  }),
  profileImage: route({
    method: 'post',
    path: '/api/upload/profile-image',
    summary: 'Uploads a profile picture and crops it square.',
    access: 'person',
    ability: 'oneself',
    form: z.strictObject({ image: file(UPLOAD_MESSAGES.profileImageType).optional() }),
    maxBytes: MAX_PROFILE_IMAGE_BYTES + MB,
    tooLarge: 'profile_upload_too_large',
    limits: Object.values(UPLOAD_LIMITS),
    responses: { 200: ProfileImageUploadedDto },
  }),
  cover: route({
    method: 'post',
    path: '/api/upload/cover',
    summary: "Uploads the cover of one's public profile and crops it to three by one.",
    access: 'person',
    ability: 'oneself',
    form: z.strictObject({ image: file(UPLOAD_MESSAGES.profileImageType).optional() }),
    maxBytes: MAX_PROFILE_IMAGE_BYTES + MB,
    tooLarge: 'profile_upload_too_large',
    limits: Object.values(UPLOAD_LIMITS),
    responses: { 200: CoverUploadedDto },
  }),
};

export const mediaApi = {
  picture: route({
    method: 'get',
    path: '/media/:key/:variant',
    summary: 'A public picture. The content of a key never changes.',
    access: 'anyone',
    address: z.object({
      key: z.string().regex(/^[\w-]{20,60}$/),
      variant: z.enum(IMAGE_VARIANT_NAMES),
    }),
    responses: { 200: 'image/*', 301: null },
  }),
  card: route({
    method: 'get',
    path: '/cards/:kind/:id/:file',
    summary: 'The preview image of a shared link. Outdated versions redirect to the current one.',
    access: 'anyone',
    responses: { 200: 'image/jpeg', 302: null },
  }),
};
