import { imageAt } from '../../../schema/media/input';
import { SmartImage } from '../../ui/core/smart-image';

/** A listing's first image. Decorative if its name is next to it. */
export function VehicleThumbnail({ images, sizes }: { images: readonly string[]; sizes: string }) {
  const [cover] = images;
  return (
    <SmartImage
      compact
      alt=""
      src={cover && imageAt(cover, 'card')}
      srcSet={cover && `${imageAt(cover, 'thumb')} 320w, ${imageAt(cover, 'card')} 640w`}
      sizes={sizes}
    />
  );
}
