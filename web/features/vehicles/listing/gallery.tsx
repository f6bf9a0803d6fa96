import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { imageAt } from '../../../../schema/contracts/media';
import { useTexts } from '../../../i18n/texts';
import { IconButton } from '../../../ui/icon-button';
import { SmartImage } from '../../../ui/smart-image';
import { GalleryThumbnail } from './gallery-thumbnail';

/**
 * A phone's 390 CSS pixels at 2x would ask for the 1600-pixel file; `70vw` makes it take the 640-pixel one, which is a
 * third of the bytes and looks the same at arm's length.
 */
const SIZES = '(min-width: 1024px) 640px, 70vw';

const sources = (url: string) =>
  `${imageAt(url, 'thumb')} 320w, ${imageAt(url, 'card')} 640w, ${imageAt(url, 'full')} 1600w`;

/** The photos of a listing: one large, the others as thumbnails. Arrow keys turn the pages. */
export function Gallery({ images, name }: { images: string[]; name: string }) {
  const texts = useTexts().listing;
  const [index, setIndex] = useState(0);
  const current = images[index];
  if (!current) {
    return (
      <div className="flex aspect-4/3 items-center justify-center bg-sunken text-ink-muted sm:rounded-lg">
        {texts.noImages}
      </div>
    );
  }
  const turn = (by: number) => setIndex((index + by + images.length) % images.length);
  return (
    <section
      aria-label={texts.gallery(name)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') turn(-1);
        if (event.key === 'ArrowRight') turn(1);
      }}
    >
      <div className="relative overflow-hidden sm:rounded-lg">
        <SmartImage
          src={imageAt(current, 'card')}
          srcSet={sources(current)}
          sizes={SIZES}
          alt={texts.photo(name, index + 1, images.length)}
          width={640}
          height={480}
          loading="eager"
          fetchPriority={index === 0 ? 'high' : 'auto'}
        />
        {images.length > 1 && (
          <>
            <div className="-translate-y-1/2 absolute inset-x-2 top-1/2 flex justify-between">
              <IconButton
                label={texts.previousPhoto}
                variant="secondary"
                icon={<ChevronLeft aria-hidden="true" className="size-5" />}
                onClick={() => turn(-1)}
              />
              <IconButton
                label={texts.nextPhoto}
                variant="secondary"
                icon={<ChevronRight aria-hidden="true" className="size-5" />}
                onClick={() => turn(1)}
              />
            </div>
            <span className="absolute right-2 bottom-2 rounded-sm bg-black/65 px-2 py-0.5 text-white text-xs tabular-nums">
              {index + 1} / {images.length}
            </span>
          </>
        )}
      </div>
      {images.length > 1 && (
        <div className="grid grid-cols-4 gap-2 px-4 pt-2 sm:px-0">
          {images.map((image, at) => (
            <GalleryThumbnail
              key={image}
              src={imageAt(image, 'thumb')}
              label={texts.showPhoto(at + 1)}
              selected={at === index}
              onSelect={() => setIndex(at)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
