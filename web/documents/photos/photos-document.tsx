import { imageAt } from '../../../schema/media/input';
import { groupPhotos, type PhotoKinds } from '../../../schema/media/photo-kinds';
import { useOwnWords } from '../../i18n/own-words';
import { useTexts } from '../../i18n/texts';
import { FailedTemplates } from '../parts/failed-templates';
import { PublicFrame } from '../parts/public-frame';
import { PhotoStrip } from './photo-strip';

interface PhotosDocumentProps {
  /** The listing's page. */
  path: string;
  name: string;
  images: string[];
  /** What they show, as far as the seller has said so. */
  kinds?: PhotoKinds | undefined;
  /** Loads as little as possible. */
  saveData: boolean;
}

/**
 * All of a listing's photos by kind: each kind is swiped sideways, and a link leads to it. The script takes the
 * part `photos` into the listing's page (web/page/all-photos.ts).
 */
export function PhotosDocument({ path, name, images, kinds, saveData }: PhotosDocumentProps) {
  const { listing: texts, photoKinds } = useTexts();
  const own = useOwnWords();
  const groups = groupPhotos(images, kinds);
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
        <div id="photos">
          {groups.length > 1 && (
            <nav aria-label={texts.gallery(name)}>
              <ul className="mt-3 flex flex-wrap gap-x-4">
                {groups.map(({ kind, images: { length } }) => (
                  <li key={kind}>
                    <a
                      href={`#${kind}`}
                      className="touch-target inline-flex items-center font-medium text-accent underline"
                    >
                      {`${photoKinds[kind]} (${length})`}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {groups.map((group) => (
            <section key={group.kind} id={group.kind} className="mt-4">
              {groups.length > 1 && <h2 className="mb-2 font-semibold text-lg">{photoKinds[group.kind]}</h2>}
              <PhotoStrip
                label={groups.length > 1 ? photoKinds[group.kind] : texts.gallery(name)}
                photos={group.images.map((url) => {
                  const at = images.indexOf(url) + 1;
                  return {
                    url,
                    alt: texts.photo(name, at, images.length),
                    label: texts.enlarge(at),
                    href: imageAt(url, 'full'),
                    isFirst: url === groups[0]?.images[0],
                  };
                })}
                saveData={saveData}
              />
            </section>
          ))}
        </div>
      </div>
      <FailedTemplates />
    </PublicFrame>
  );
}
