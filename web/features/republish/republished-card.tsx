import { ExternalLink, Eye, Inbox, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CURRENCIES } from '../../../schema/common/currencies';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { EndedReason } from '../../../schema/republish/input';
import type { RepublishedVehicleDto } from '../../../schema/republish/output';
import { formatNumber, formatPrice } from '../../lib/format';
import { vehicleFacts } from '../../lib/vehicle-facts';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ButtonLink } from '../../ui/core/button-link';
import { IconButton } from '../../ui/core/icon-button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { VehicleThumbnail } from '../vehicles/vehicle-thumbnail';
import { useWords } from './words';

const ShareDialog = lazyDialog(async () => (await import('../vehicles/share-dialog')).ShareDialog);
const EditTermsDialog = lazyDialog(async () => (await import('./edit-terms-dialog')).EditTermsDialog);
const WithdrawDialog = lazyDialog(async () => (await import('./withdraw-dialog')).WithdrawDialog);

/** Why a page ended, for the reseller. */
const ENDED = {
  sold: 'Sold by its owner',
  deleted: 'Removed by its owner',
  denied: 'No longer allowed by its owner',
  cut_off: 'Ended by its owner',
} as const satisfies Record<EndedReason, string>;

/** One of the reseller's pages, with its figures. */
export function RepublishedCard({ page }: { page: RepublishedVehicleDto }) {
  const t = useWords();
  const [opened, setOpened] = useState<'share' | 'edit' | 'withdraw'>();
  const close = () => setOpened(undefined);
  const { id, name, customPrice, customCurrency, originalPrice, status, endedReason } = page;
  const path = `/republished/${id}`;
  return (
    <Card padded={false} className="flex h-full flex-col">
      <div className="flex flex-1 sm:flex-col">
        <div className="w-32 shrink-0 max-sm:p-3 max-sm:pr-0 sm:w-full max-sm:[&>span]:rounded-md">
          <VehicleThumbnail
            images={page.images}
            sizes="(min-width: 1024px) 368px, (min-width: 640px) 50vw, 128px"
          />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-0.5 p-3 sm:px-4">
          {status === 'ended' && (
            <span className="pb-1">
              <Badge tone="danger">{endedReason ? t(ENDED[endedReason]) : t('Ended')}</Badge>
            </span>
          )}
          <h2 translate="no" className="wrap-break-word line-clamp-2 font-semibold text-sm sm:text-base">
            {name}
          </h2>
          <p className="font-semibold text-base tabular-nums">
            {formatPrice(customPrice, customCurrency, CURRENCIES)}
          </p>
          {originalPrice !== null && (
            <p className="text-ink-muted text-sm tabular-nums">
              {t('Owner asks {originalPrice}', {
                originalPrice: formatPrice(originalPrice, customCurrency, CURRENCIES),
              })}
            </p>
          )}
          <p className="text-ink-muted text-sm">{vehicleFacts(page)}</p>
          <p className="text-ink-muted text-sm tabular-nums">{formatMobile(page.customMobileNumber)}</p>
          <p className="mt-auto flex flex-wrap gap-x-4 gap-y-0.5 pt-2 text-ink-muted text-xs [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5 [&_svg]:size-3.5">
            <span>
              <Eye aria-hidden="true" />
              {page.views === 1 ? t('1 view') : t('{views} views', { views: formatNumber(page.views) })}
            </span>
            <span>
              <Inbox aria-hidden="true" />
              {page.leads === 1 ? t('1 lead') : t('{leads} leads', { leads: formatNumber(page.leads) })}
            </span>
          </p>
        </div>
      </div>
      <div className="flex items-center gap-1 border-line border-t px-3 py-1.5 sm:px-4">
        {status === 'active' && (
          <>
            <Button
              size="sm"
              variant="ghost"
              icon={<Share2 aria-hidden="true" className="size-4" />}
              onClick={() => setOpened('share')}
            >
              {t('Share')}
            </Button>
            <ButtonLink
              href={path}
              target="_blank"
              rel="noreferrer"
              aria-label={t('View {name} in a new tab', { name })}
              size="sm"
              variant="ghost"
              icon={<ExternalLink aria-hidden="true" className="size-4" />}
            >
              {t('View')}
            </ButtonLink>
            <Button
              size="sm"
              variant="ghost"
              icon={<Pencil aria-hidden="true" className="size-4" />}
              aria-label={t('Edit price and number of {name}', { name })}
              onClick={() => setOpened('edit')}
            >
              {t('Edit')}
            </Button>
          </>
        )}
        <span className="ml-auto">
          <IconButton
            size="sm"
            label={t('Delete {name}', { name })}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => setOpened('withdraw')}
          />
        </span>
      </div>
      {opened === 'share' && (
        <ShareDialog
          open
          vehicle={{
            name,
            price: customPrice,
            currency: customCurrency,
            kmsDriven: page.kmsDriven,
            path,
            shortUrl: page.shortUrl,
            listing: { republishedVehicleId: page.id },
            advertised: page,
          }}
          onOpenChange={close}
        />
      )}
      {opened === 'edit' && <EditTermsDialog page={page} onClose={close} />}
      {opened === 'withdraw' && <WithdrawDialog page={page} onClose={close} />}
    </Card>
  );
}
