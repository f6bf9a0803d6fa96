import { useTexts } from '../../i18n/texts';
import { ImageFallback } from '../../ui/core/smart-image';

const noScript = () => undefined;

/** Placeholders for pictures that fail to load on pages without the application (web/page/images.ts). */
export function FailedTemplates() {
  const { thumbnailFailed, photoFailed, retry } = useTexts().listing;
  return (
    <>
      <template id="photo-failed">
        <ImageFallback label="" onRetry={noScript} failed={photoFailed} retry={retry} />
      </template>
      <template id="thumbnail-failed">
        <span className="absolute inset-0 flex items-center justify-center text-danger text-xs">
          {thumbnailFailed}
        </span>
      </template>
    </>
  );
}
