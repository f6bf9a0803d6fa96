import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/texts';

interface GalleryThumbnailProps {
  /** Its index among the photos. */
  at: number;
  src: string;
  srcSet: string | undefined;
  sizes: string;
  label: string;
  selected: boolean;
  onSelect: () => void;
}

/** One small photo. One that does not load says so and can still be chosen, since the large one may load. */
export function GalleryThumbnail({ at, label, selected, onSelect, ...photo }: GalleryThumbnailProps) {
  const texts = useTexts().listing;
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <button
      type="button"
      data-show={at}
      aria-label={label}
      aria-pressed={selected}
      onClick={onSelect}
      className="relative aspect-4/3 overflow-hidden rounded-md border-2 border-transparent bg-sunken aria-pressed:border-accent"
    >
      {failed ? (
        <span className="absolute inset-0 flex items-center justify-center text-danger text-xs">
          {texts.thumbnailFailed}
        </span>
      ) : (
        <img
          ref={image}
          {...photo}
          alt=""
          width={160}
          height={120}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </button>
  );
}
