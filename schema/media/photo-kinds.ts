/** What a photo shows, in the order in which buyers look. The seller says so; nothing is guessed. */
export const PHOTO_KINDS = ['outside', 'inside', 'papers', 'damage'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** The kinds of a vehicle's photos by their keys; photos without one are missing. */
export type PhotoKinds = Readonly<Record<string, PhotoKind>>;

/** Photos of one kind, or those without one. */
export interface PhotoGroup {
  kind: PhotoKind | 'others';
  images: string[];
}

const KEY = /\/media\/([\w-]{20,60})\/|\/([\w-]{20,60})\/full(?:\.webp)?$/;

/** The key in a photo's address on our site, or on the host of pictures. */
export function photoKeyOf(url: string): string {
  const [, here, elsewhere] = KEY.exec(url) ?? [];
  return here ?? elsewhere ?? '';
}

/** Photos by kind, each group in the seller's order; those without a kind come last. Empty groups are left out. */
export function groupPhotos(images: readonly string[], kinds: PhotoKinds = {}): PhotoGroup[] {
  return [...PHOTO_KINDS, 'others' as const].flatMap((kind) => {
    const own = images.filter((url) => (kinds[photoKeyOf(url)] ?? 'others') === kind);
    return own.length > 0 ? [{ kind, images: own }] : [];
  });
}
