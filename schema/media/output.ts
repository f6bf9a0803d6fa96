import { z } from 'zod';
import { answer } from '../common/answer';

export const ImagesUploadedDto = answer('ImagesUploaded', { imageUrls: z.array(z.string()).min(1) });
export type ImagesUploadedDto = z.output<typeof ImagesUploadedDto>;

export const ProfileImageUploadedDto = answer('ProfileImageUploaded', { imageUrl: z.string() });
export type ProfileImageUploadedDto = z.output<typeof ProfileImageUploadedDto>;

export const CoverUploadedDto = answer('CoverUploaded', { coverUrl: z.string() });
export type CoverUploadedDto = z.output<typeof CoverUploadedDto>;

export const RcUploadedDto = answer('RcUploaded', { rcUrl: z.string() });
export type RcUploadedDto = z.output<typeof RcUploadedDto>;
