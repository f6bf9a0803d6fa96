import { ChevronLeft, ChevronRight } from 'lucide-react';
import { GALLERY_PHOTOS, imageAt } from '../../../schema/media/input';
import { groupPhotos, type PhotoKinds } from '../../../schema/media/photo-kinds';
import { useTexts } from '../../i18n/texts';
import { IconButton } from '../../ui/core/icon-button';
import { SmartImage } from '../../ui/core/smart-image';
import { GalleryThumbnail } from './gallery-thumbnail';

/**
 * A phone's 390 CSS pixels at 2x would request the 1600-pixel file. `70vw` selects the 640-pixel one, with a
 * third of the bytes, which looks the same at arm's length.
 */
export const SIZES = '(min-width: 1024px) 640px, 70vw';
/** On a phone the thumbnail uses the large photo's file, so it costs no bytes. */
const THUMBNAIL_SIZES = '(min-width: 40rem) 160px, 70vw';

export const sources = (url: string) =>
  `${imageAt(url, 'thumb')} 320w, ${imageAt(url, 'card')} 640w, ${imageAt(url, 'full')} 1600w`;

const PHOTOS_LINK = 'touch-target inline-flex items-center font-medium text-accent underline';

interface GalleryProps {
  /** The first ones are loaded with the page; a link leads to all of them. */
  images: string[];
  /** What they show, as far as the seller has said so. */
  kinds?: PhotoKinds | undefined;
  /** The listing's page. */
  path: string;
  name: string;
  /** Loads as little as possible. */
  saveData: boolean;
  isSold?: boolean;
}

/**
 * A listing's photos side by side: swiped, changed by buttons and arrow keys, selected by thumbnails
 * (web/page/gallery.ts).
 */
export function Gallery({ images: all, kinds, path, name, saveData, isSold = false }: GalleryProps) {
  const { listing: texts, photoKinds } = useTexts();
  const groups = groupPhotos(all, kinds);
  const images = all.slice(0, GALLERY_PHOTOS);
  if (images.length === 0) {
    return (
      <div className="flex aspect-4/3 items-center justify-center bg-sunken text-ink-muted sm:rounded-lg">
        {texts.noImages}
      </div>
    );
  }
  const srcSetOf = (image: string) => (saveData ? undefined : sources(image));
  return (
    <section aria-label={texts.gallery(name)} data-gallery>
      <div className="relative overflow-hidden sm:rounded-lg">
        <ul
          data-strip
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          className="flex overflow-x-auto [scroll-snap-type:x_mandatory] [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {images.map((image, at) => (
            <li key={image} className="w-full shrink-0 snap-center">
              <a
                href={imageAt(image, 'full')}
                data-zoom={texts.closePhoto}
                aria-label={texts.enlarge(at + 1)}
                className="block cursor-zoom-in"
              >
                <SmartImage
                  src={imageAt(image, saveData ? 'thumb' : 'card')}
                  srcSet={srcSetOf(image)}
                  sizes={SIZES}
                  alt={texts.photo(name, at + 1, images.length)}
                  width={640}
                  height={480}
                  loading={at === 0 ? 'eager' : 'lazy'}
                  fetchPriority={at === 0 ? 'high' : undefined}
                />
              </a>
            </li>
          ))}
        </ul>
        {isSold && (
          <span className="absolute top-2 left-2 rounded-sm bg-danger-fill px-2 py-0.5 font-semibold text-danger-ink">
            {texts.status.sold}
          </span>
        )}
        {images.length > 1 && (
          <>
            <div
              data-script
              className="-translate-y-1/2 pointer-events-none absolute inset-x-2 top-1/2 flex justify-between *:pointer-events-auto"
            >
              <IconButton
                data-turn="-1"
                label={texts.previousPhoto}
                variant="secondary"
                icon={<ChevronLeft aria-hidden="true" className="size-5" />}
              />
              <IconButton
                data-turn="1"
                label={texts.nextPhoto}
                variant="secondary"
                icon={<ChevronRight aria-hidden="true" className="size-5" />}
              />
            </div>
            <span
              data-place
              data-script
              className="absolute right-2 bottom-2 rounded-sm bg-scrim px-2 py-0.5 text-white text-xs tabular-nums"
            >
              {`1 / ${images.length}`}
            </span>
          </>
        )}
      </div>
      {images.length > 1 && (
        <div data-script className="grid grid-cols-4 gap-2 pt-2 max-sm:px-4">
          {images.map((image, at) => (
            <GalleryThumbnail
              key={image}
              at={at}
              src={imageAt(image, 'thumb')}
              srcSet={srcSetOf(image)}
              sizes={THUMBNAIL_SIZES}
              label={texts.showPhoto(at + 1)}
            />
          ))}
        </div>
      )}
      {(all.length > images.length || groups.length > 1) && (
        <p className="flex flex-wrap gap-x-4 pt-2 max-sm:px-4">
          <a href={`${path}/photos`} data-photos className={PHOTOS_LINK}>
            {`${texts.gallery(name)} (${all.length})`}
          </a>
          {groups.length > 1 &&
            groups.map((group) => (
              <a key={group.kind} href={`${path}/photos#${group.kind}`} data-photos className={PHOTOS_LINK}>
                {`${photoKinds[group.kind]} (${group.images.length})`}
              </a>
            ))}
        </p>
      )}
    </section>
  );
}
