import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiOf } from '../../lib/api';

/** Tells the server once that a listing is being looked at. Nothing on the page depends on the answer. */
export function useViewBeacon(listing: { vehicleId: string } | { republishedVehicleId: string }) {
  const client = useQueryClient();
  const key = JSON.stringify(listing);
  useEffect(() => {
    apiOf(client)
      .views.index.$post({ json: JSON.parse(key) })
      .catch(() => undefined);
  }, [client, key]);
}
