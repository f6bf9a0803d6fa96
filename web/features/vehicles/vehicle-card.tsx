import { ExternalLink, Eye, EyeOff, Phone, Repeat2, Share2 } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { cx } from '../../lib/class-names';
import { formatNumber, formatPrice } from '../../lib/format';
import { vehicleFacts } from '../../lib/vehicle-facts';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ButtonLink } from '../../ui/core/button-link';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useMay } from '../staff/use-may';
import { HiddenNote } from './hidden-note';
import { lastFour } from './last-four';
import { PickBox, type PickBoxProps } from './pick-box';
import { sharedVehicle } from './shared';
import { UndoSold } from './undo-sold';
import { VehicleCardMenu } from './vehicle-card-menu';
import { VehicleLink } from './vehicle-link';
import { VehicleStatusMenu } from './vehicle-status-menu';
import { VehicleThumbnail } from './vehicle-thumbnail';
import { useWords } from './words';

const ShareDialog = lazyDialog(async () => (await import('./share-dialog')).ShareDialog);

/** For salespeople, whom the owner allows it. */
const LowerPrice = lazy(async () => ({ default: (await import('../staff/lower-price')).LowerPrice }));

type VehicleCardProps = Omit<PickBoxProps, 'className'> & { vehicle: OwnVehicleDto };

/** One of the seller's own listings, with its actions. Memoised, so that scrolling renders only new cards. */
export const VehicleCard = memo(function VehicleCard({ vehicle, ...picking }: VehicleCardProps) {
  const t = useWords();
  const may = useMay();
  const [sharing, setSharing] = useState(false);
  const { id, name, price, currency, images, views, republishCount, answerer } = vehicle;
  const digits = lastFour(vehicle.registrationNumber);
  return (
    <Card
      padded={false}
      className={cx('group relative flex h-full flex-col', picking.isPicked && 'outline-2 outline-accent')}
    >
      <PickBox vehicle={vehicle} {...picking} className="absolute top-2 left-2 z-10" />
      <div className="flex flex-1 sm:flex-col">
        <div className="w-32 shrink-0 max-sm:p-3 max-sm:pr-0 sm:w-full max-sm:[&>a]:overflow-hidden max-sm:[&>a]:rounded-md">
          {/* The name beside it is the same link. */}
          <VehicleLink id={id} tabIndex={-1} aria-hidden="true" className="block">
            <VehicleThumbnail
              images={images}
              sizes="(min-width: 1024px) 368px, (min-width: 640px) 50vw, 128px"
            />
          </VehicleLink>
        </div>
        <div className="flex min-w-0 flex-1 flex-col p-3 sm:px-4">
          <h2 translate="no" className="wrap-break-word line-clamp-2 font-semibold text-sm sm:text-base">
            <VehicleLink id={id} className="hover:underline">
              {name}
              {digits && <span className="font-normal text-ink-muted tabular-nums"> · {digits}</span>}
            </VehicleLink>
          </h2>
          <p className="mt-0.5 font-semibold text-base tabular-nums">
            {formatPrice(price, currency, CURRENCIES)}
          </p>
          <p className="mt-0.5 text-ink-muted text-sm">{vehicleFacts(vehicle)}</p>
          <p className="mt-auto flex flex-wrap gap-x-4 gap-y-0.5 pt-2 text-ink-muted text-xs [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5 [&_svg]:size-3.5">
            <span>
              <Eye aria-hidden="true" />
              {views === 1 ? t('1 view') : t('{views} views', { views: formatNumber(views) })}
            </span>
            <span>
              <Repeat2 aria-hidden="true" />
              {t('{count} republished', { count: formatNumber(republishCount) })}
            </span>
            {vehicle.hiddenReason && <HiddenNote reason={vehicle.hiddenReason} />}
            {answerer && (
              <span>
                <Phone aria-hidden="true" />
                {answerer.name ? <span translate="no">{answerer.name}</span> : t('Duty number')}
              </span>
            )}
            {!vehicle.showInProfile && (
              <span>
                <EyeOff aria-hidden="true" />
                {t('Not on profile')}
              </span>
            )}
          </p>
        </div>
      </div>
      <UndoSold vehicle={vehicle} />
      <div className="flex items-center gap-1 border-line border-t px-3 py-1.5 sm:px-4">
        <span className="mr-auto">
          <VehicleStatusMenu vehicle={vehicle} />
        </span>
        {/* Buyers do not find a hidden listing. */}
        {!vehicle.hiddenReason && (
          <>
            <Button
              size="sm"
              variant="ghost"
              icon={<Share2 aria-hidden="true" className="size-4" />}
              onClick={() => setSharing(true)}
            >
              {t('Share')}
            </Button>
            <ButtonLink
              href={`/vehicle/${id}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('View {name} in a new tab', { name })}
              size="sm"
              variant="ghost"
              icon={<ExternalLink aria-hidden="true" className="size-4" />}
            >
              {t('View')}
            </ButtonLink>
          </>
        )}
        {may('changeVehicles') ? (
          <VehicleCardMenu vehicle={vehicle} />
        ) : (
          may('lowerPrices') && (
            <Suspense>
              <LowerPrice vehicle={vehicle} />
            </Suspense>
          )
        )}
      </div>
      {sharing && <ShareDialog open vehicle={sharedVehicle(vehicle)} onOpenChange={setSharing} />}
    </Card>
  );
});
