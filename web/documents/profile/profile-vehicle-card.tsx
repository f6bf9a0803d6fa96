import { CURRENCIES } from '../../../schema/common/currencies';
import { imageAt } from '../../../schema/media/input';
import type { ProfileVehicleDto } from '../../../schema/profile/output';
import { useOwnWords } from '../../i18n/own-words';
import { useTexts } from '../../i18n/texts';
import { excerpt } from '../../lib/excerpt';
import { formatPrice } from '../../lib/format';
import { factsLine } from '../../lib/known-facts';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { SmartImage } from '../../ui/core/smart-image';
import { VehicleMarks } from './vehicle-marks';

/** Two lines hold no more than this; a seller may have written forty. */
const MAX_SHOWN = 110;

interface ProfileVehicleCardProps {
  vehicle: ProfileVehicleDto;
  /** Visible without scrolling. */
  eager: boolean;
}

/** One vehicle of a seller. The whole card links to its page. */
export function ProfileVehicleCard({ vehicle, eager }: ProfileVehicleCardProps) {
  const texts = useTexts();
  const own = useOwnWords();
  const { id, name, price, currency, description, images } = vehicle;
  const [cover] = images;
  return (
    <Card padded={false} className="relative flex h-full flex-col hover:border-line-strong">
      <SmartImage
        compact
        alt=""
        src={cover && imageAt(cover, 'card')}
        srcSet={cover && `${imageAt(cover, 'thumb')} 320w, ${imageAt(cover, 'card')} 640w`}
        sizes="(min-width: 1024px) 352px, 50vw"
        loading={eager ? 'eager' : 'lazy'}
      />
      <div className="flex flex-1 flex-col gap-1 p-3 sm:p-4">
        <h3 className="wrap-break-word flex flex-wrap items-start justify-between gap-x-2 font-semibold">
          <span {...own(name)}>{name}</span>
          <VehicleMarks vehicle={vehicle} />
        </h3>
        <p className="font-semibold tabular-nums sm:text-lg">{formatPrice(price, currency, CURRENCIES)}</p>
        <p className="text-ink-muted text-sm">{factsLine(vehicle, texts)}</p>
        {description && (
          <p className="wrap-break-word line-clamp-2 text-sm" {...own(description)}>
            {excerpt(description, MAX_SHOWN)}
          </p>
        )}
        <div className="mt-auto pt-3">
          <a
            href={`/vehicle/${id}?src=profile`}
            aria-label={`${texts.profile.details}: ${name}`}
            className={buttonClass(
              { block: true },
              'justify-center text-center after:absolute after:inset-0',
            )}
          >
            {texts.profile.details}
          </a>
        </div>
      </div>
    </Card>
  );
}
