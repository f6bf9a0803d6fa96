import { useInfiniteQuery } from '@tanstack/react-query';
import { CURRENCIES } from '../../../schema/common/currencies';
import { formatPrice } from '../../lib/format';
import { vehicleFacts } from '../../lib/vehicle-facts';
import { Badge } from '../../ui/badge';
import { Card, CardHeader } from '../../ui/card';
import { Loaded } from '../../ui/core/loaded';
import { AddVehicleButton } from '../vehicles/add-vehicle';
import { VehicleLink } from '../vehicles/vehicle-link';
import { STATUS_LOOKS } from '../vehicles/vehicle-status';
import { VehicleThumbnail } from '../vehicles/vehicle-thumbnail';
import { ownVehiclesQuery } from '../vehicles/vehicles.queries';
import { RowsSkeleton } from './rows-skeleton';
import { ViewAll } from './view-all';
import { useWords } from './words';

const SHOWN = 3;

/** The three latest listings. */
export function LatestListings() {
  const t = useWords();
  const listings = useInfiniteQuery(ownVehiclesQuery);
  return (
    <Card padded={false}>
      <CardHeader title={t('Latest listings')} actions={<ViewAll tab="listings" />} />
      <Loaded
        query={listings}
        failure={t('Your listings could not be loaded')}
        loading={<RowsSkeleton label={t('Loading your latest listings')} rows={SHOWN} thumbnail />}
        empty={{ title: t('No listings yet'), action: <AddVehicleButton size="sm" /> }}
      >
        {(latest) => (
          <ul className="divide-y divide-line">
            {latest.slice(0, SHOWN).map((vehicle) => (
              <li key={vehicle.id}>
                <VehicleLink
                  id={vehicle.id}
                  className="flex items-center gap-3 px-card py-3 -outline-offset-2 hover:bg-hover"
                >
                  <span className="w-20 shrink-0 overflow-hidden rounded-sm">
                    <VehicleThumbnail images={vehicle.images} sizes="80px" />
                  </span>
                  <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
                    <span className="block min-w-0 flex-1">
                      <span translate="no" className="block truncate font-medium">
                        {vehicle.name}
                      </span>
                      <span className="block truncate text-ink-muted">{vehicleFacts(vehicle)}</span>
                    </span>
                    <span className="mt-1 flex items-center justify-between gap-1.5 sm:mt-0 sm:flex-col sm:items-end">
                      <span className="font-medium tabular-nums">
                        {formatPrice(vehicle.price, vehicle.currency, CURRENCIES)}
                      </span>
                      <Badge tone={STATUS_LOOKS[vehicle.status].tone}>
                        {t.known(STATUS_LOOKS[vehicle.status].label)}
                      </Badge>
                    </span>
                  </span>
                </VehicleLink>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
