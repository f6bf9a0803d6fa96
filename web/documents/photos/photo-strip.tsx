import { imageAt } from '../../../schema/media/input';
import { SmartImage } from '../../ui/core/smart-image';
import { SIZES, sources } from '../listing/gallery';

interface StripPhoto {
  url: string;
  alt: string;
  label: string;
  /** The large photo. */
  href: string;
  /** The first on the page, which is loaded at once. */
  isFirst: boolean;
}

interface PhotoStripProps {
  label: string;
  photos: StripPhoto[];
  saveData: boolean;
}

/** Photos that are swiped sideways, without script; the next one shows at the edge. */
export function PhotoStrip({ label, photos, saveData }: PhotoStripProps) {
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="flex gap-3 overflow-x-auto [scroll-snap-type:x_mandatory]"
    >
      {photos.map(({ url, alt, label: says, href, isFirst }) => (
        <li key={url} className={photos.length > 1 ? 'w-[88%] shrink-0 snap-center' : 'w-full'}>
          <a href={href} aria-label={says} className="block">
            <SmartImage
              src={imageAt(url, saveData ? 'thumb' : 'card')}
              srcSet={saveData ? undefined : sources(url)}
              sizes={SIZES}
              alt={alt}
              width={640}
              height={480}
              loading={isFirst ? 'eager' : 'lazy'}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
