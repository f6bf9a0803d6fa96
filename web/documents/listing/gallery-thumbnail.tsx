interface GalleryThumbnailProps {
  /** Its index among the photos. */
  at: number;
  src: string;
  srcSet: string | undefined;
  sizes: string;
  label: string;
}

/** One small photo. If it fails to load it says so but stays selectable, since the large one may load. */
export function GalleryThumbnail({ at, label, ...photo }: GalleryThumbnailProps) {
  return (
    <button
      type="button"
      data-show={at}
      aria-label={label}
      aria-pressed={at === 0}
      className="relative aspect-4/3 overflow-hidden rounded-md border-2 border-transparent bg-sunken aria-pressed:border-accent"
    >
      <img
        {...photo}
        alt=""
        width={160}
        height={120}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </button>
  );
}
