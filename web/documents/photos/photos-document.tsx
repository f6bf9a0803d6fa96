import { imageAt } from '../../../schema/media/input';
import { useOwnWords } from '../../i18n/own-words';
import { useTexts } from '../../i18n/texts';
import { SmartImage } from '../../ui/core/smart-image';
import { SIZES, sources } from '../listing/gallery';
import { FailedTemplates } from '../parts/failed-templates';
import { PublicFrame } from '../parts/public-frame';

interface PhotosDocumentProps {
  /** The listing's page. */
  path: string;
  name: string;
  images: string[];
  /** Loads as little as possible. */
  saveData: boolean;
}

/** All of a listing's photos, one below the other; each is loaded when it comes near. */
export function PhotosDocument({ path, name, images, saveData }: PhotosDocumentProps) {
  const texts = useTexts().listing;
  const own = useOwnWords();
  return (
    <PublicFrame>
      <div className="mx-auto w-full max-w-xl px-page py-4">
        <h1 className="wrap-anywhere font-semibold text-2xl">{texts.gallery(name)}</h1>
        <p className="mt-1 wrap-anywhere">
          <a
            href={path}
            className="touch-target inline-flex items-center text-accent underline"
            {...own(name)}
          >
            {name}
          </a>
        </p>
        <ul className="mt-4 flex flex-col gap-3">
          {images.map((image, at) => (
            <li key={image}>
              <a href={imageAt(image, 'full')} aria-label={texts.enlarge(at + 1)} className="block">
                <SmartImage
                  src={imageAt(image, saveData ? 'thumb' : 'card')}
                  srcSet={saveData ? undefined : sources(image)}
                  sizes={SIZES}
                  alt={texts.photo(name, at + 1, images.length)}
                  width={640}
                  height={480}
                  loading={at === 0 ? 'eager' : 'lazy'}
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <FailedTemplates />
    </PublicFrame>
  );
}
