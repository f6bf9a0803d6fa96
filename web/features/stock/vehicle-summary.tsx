import { Link } from '@tanstack/react-router';
import { ExternalLink, Pencil, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { formatPrice } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { vehicleFacts } from '../../lib/vehicle-facts';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { ButtonLink } from '../../ui/core/button-link';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useMay } from '../staff/use-may';
import { HiddenNote } from '../vehicles/hidden-note';
import { sharedVehicle } from '../vehicles/shared';
import { UndoSold } from '../vehicles/undo-sold';
import { VehicleCardMenu } from '../vehicles/vehicle-card-menu';
import { VehicleStatusMenu } from '../vehicles/vehicle-status-menu';
import { VehicleThumbnail } from '../vehicles/vehicle-thumbnail';
import { PriceCell } from './price-cell';
import { deskRow, MISSING_WORDS } from './stock-row';
import { useWords } from './words';

const ShareDialog = lazyDialog(async () => (await import('../vehicles/share-dialog')).ShareDialog);
const EditVehicleForm = lazyDialog(
  async () => (await import('../vehicles/edit-vehicle-form')).EditVehicleForm,
);

function Actions({ vehicle }: Pick<DeskVehicleDto, 'vehicle'>) {
  const t = useWords();
  const may = useMay();
  const [opened, setOpened] = useState<'share' | 'edit'>();
  const { id, name, hiddenReason } = vehicle;
  const close = () => setOpened(undefined);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {may('changeVehicles') && (
        <Button
          size="sm"
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={() => setOpened('edit')}
        >
          {t('Edit')}
        </Button>
      )}
      {/* Buyers do not find a hidden listing. */}
      {!hiddenReason && (
        <>
          <Button
            size="sm"
            icon={<Share2 aria-hidden="true" className="size-4" />}
            onClick={() => setOpened('share')}
          >
            {t('Share')}
          </Button>
          <ButtonLink
            href={`/vehicle/${id}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t('View {name} in a new tab', { name })}
            size="sm"
            icon={<ExternalLink aria-hidden="true" className="size-4" />}
          >
            {t('View')}
          </ButtonLink>
        </>
      )}
      {may('print') && (
        <Link
          to="/dashboard/print"
          search={{ chosen: id }}
          className={buttonClass({ size: 'sm' }, 'inline-flex items-center gap-2')}
        >
          <Printer aria-hidden="true" className="size-4" />
          {t('Print')}
        </Link>
      )}
      {may('changeVehicles') && <VehicleCardMenu vehicle={vehicle} edit={null} />}
      {opened === 'edit' && <EditVehicleForm vehicle={vehicle} onClose={close} />}
      {opened === 'share' && <ShareDialog open vehicle={sharedVehicle(vehicle)} onOpenChange={close} />}
    </div>
  );
}

/** Photo, price and status, what is missing, and everything that can be done with the vehicle. */
export function VehicleSummary({ desk }: { desk: DeskVehicleDto }) {
  const t = useWords();
  const now = useNow();
  const { vehicle } = desk;
  const { basePrice, currency, hiddenReason, images } = vehicle;
  const { missing } = deskRow(desk, now);
  return (
    <Card padded={false}>
      <div className="sm:flex">
        <div className="sm:w-72 sm:shrink-0 lg:w-80">
          <VehicleThumbnail
            images={images}
            sizes="(min-width: 1024px) 320px, (min-width: 640px) 288px, 100vw"
          />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-2 p-card">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <div className="font-semibold text-2xl tabular-nums">
              <PriceCell vehicle={vehicle} />
            </div>
            <VehicleStatusMenu vehicle={vehicle} />
          </div>
          {basePrice !== null && (
            <p className="text-ink-muted text-sm">
              {t('Lowered from {price}', { price: formatPrice(basePrice, currency, CURRENCIES) })}
            </p>
          )}
          <p className="text-ink-muted text-sm">{vehicleFacts(vehicle)}</p>
          {hiddenReason && (
            <p className="text-sm">
              <HiddenNote reason={hiddenReason} />
            </p>
          )}
          {missing.length > 0 && (
            <p className="text-sm">
              <span className="font-medium">{t('Missing')}: </span>
              <span className="text-ink-muted">
                {missing.map((what) => t(MISSING_WORDS[what])).join(', ')}
              </span>
            </p>
          )}
          <div className="mt-auto pt-2">
            <Actions vehicle={vehicle} />
          </div>
        </div>
      </div>
      <UndoSold vehicle={vehicle} />
    </Card>
  );
}
