/** Image variants, generated once on upload. Widths in CSS pixels; quality on the encoder's scale. */
export const IMAGE_VARIANTS = {
  thumb: { width: 320, height: null, format: 'image/webp', quality: 70 },
  card: { width: 640, height: null, format: 'image/webp', quality: 64 },
  full: { width: 1600, height: null, format: 'image/webp', quality: 78 },
  og: { width: 1200, height: 630, format: 'image/jpeg', quality: 78 },
  /** The photo on a preview card, generated while the card is drawn and not stored. */
  poster: { width: 760, height: 630, format: 'image/jpeg', quality: 85 },
  /** A person's or firm's picture, cropped square. */
  avatar: { width: 320, height: 320, format: 'image/webp', quality: 80 },
  /** The picture across the top of a profile, and the same for phones. */
  cover: { width: 1440, height: 480, format: 'image/webp', quality: 72 },
  banner: { width: 720, height: 240, format: 'image/webp', quality: 68 },
} as const;

export type ImageVariant = keyof typeof IMAGE_VARIANTS;
export const IMAGE_VARIANT_NAMES = Object.keys(IMAGE_VARIANTS) as ImageVariant[];
/** The variants of a vehicle's picture. */
export const VEHICLE_VARIANTS = ['thumb', 'card', 'full', 'og'] as const satisfies ImageVariant[];

/** Pictures in one request of uploads. */
export const MAX_UPLOAD_IMAGES = 4;
/** Photos that a listing's page loads; further ones have a page of their own. */
export const GALLERY_PHOTOS = 4;
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;
/**
 * The longest side that the Images service decodes. Longer ones occupy a decoder for seconds, however few
 * pixels they have.
 */
export const MAX_IMAGE_SIDE = 12_000;
export const MAX_RC_BYTES = 8 * 1024 * 1024;
/** The sizes of a profile's cover. */
export const COVER_VARIANTS = ['cover', 'banner'] as const satisfies ImageVariant[];
/** A smaller picture would be enlarged on every phone. */
export const MIN_COVER = IMAGE_VARIANTS.banner;
export const MAX_PROFILE_IMAGE_BYTES = 2 * 1024 * 1024;
/** How long the browser waits for an upload. */
export const UPLOAD_TIMEOUT_MS = 60_000;

export const UPLOAD_MESSAGES = {
  noImages: 'Please upload at least one vehicle image.',
  tooMany: (limit: number) => `Maximum ${limit} images allowed.`,
  imageTooLarge: (name: string) => `File "${name}" is too large. Maximum size is 8MB per image.`,
  imageType: (name: string) => `File "${name}" is not a JPEG, PNG or WebP picture.`,
  rcTooLarge: 'RC document is too large. Maximum size is 8MB.',
  rcType: 'The RC must be a JPEG, PNG or WebP picture or a PDF.',
  profileImageTooLarge: 'Image size must be less than 2MB',
  profileImageType: 'Please select an image file',
} as const;

const EXTENSIONS = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;

/**
 * The name of a variant in the bucket, with an extension because Cloudflare caches by extension, not by type.
 */
export const mediaObject = (key: string, variant: ImageVariant) =>
  `${key}/${variant}.${EXTENSIONS[IMAGE_VARIANTS[variant].format]}`;

export const mediaUrl = (key: string, variant: ImageVariant = 'full') => `/media/${key}/${variant}`;
export const rcUrl = (key: string) => `/api/rc/${key}`;

const MEDIA_URL = /^\/media\/([\w-]{20,60})\/full$/;
const AVATAR_URL = /^\/media\/([\w-]{20,60})\/avatar$/;
const COVER_URL = /^\/media\/([\w-]{20,60})\/cover$/;
const RC_URL = /^\/api\/rc\/([\w-]{20,60})$/;

/** The key in an image address returned by an upload; null for any other address. */
export const mediaKey = (url: string) => MEDIA_URL.exec(url)?.[1] ?? null;
export const avatarKey = (url: string) => AVATAR_URL.exec(url)?.[1] ?? null;
export const coverKey = (url: string) => COVER_URL.exec(url)?.[1] ?? null;
export const rcKey = (url: string) => RC_URL.exec(url)?.[1] ?? null;

/** Another size of the same picture, by its path or its address on the host of pictures. */
export const imageAt = (url: string, variant: 'thumb' | 'card' | 'full') =>
  url.replace(/\/full(?=(?:\.webp)?$)/, `/${variant}`);

/** The size of a cover for phones, by its path or its address on the host of pictures. */
export const bannerOf = (url: string) => url.replace(/\/cover(?=(?:\.webp)?$)/, '/banner');

/** Why an upload is not accepted (400), by the refusal's code. */
export const UPLOAD_REFUSALS = {
  no_images: UPLOAD_MESSAGES.noImages,
  too_many_images: 'Maximum {limit} images allowed.',
  image_too_large: UPLOAD_MESSAGES.imageTooLarge('{name}'),
  image_type: UPLOAD_MESSAGES.imageType('{name}'),
  rc_type: UPLOAD_MESSAGES.rcType,
  rc_too_large: UPLOAD_MESSAGES.rcTooLarge,
  profile_image_type: UPLOAD_MESSAGES.profileImageType,
  profile_image_too_large: UPLOAD_MESSAGES.profileImageTooLarge,
  cover_too_small: 'Choose a picture at least {width} pixels wide and {height} high.',
} as const;
