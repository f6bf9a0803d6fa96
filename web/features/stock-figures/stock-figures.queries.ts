import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FigureDays } from '../../../schema/stock-figures/days';
import { apiOf, read } from '../../lib/api';
import { vehicleKeys } from '../vehicles/vehicles.queries';

interface Of {
  days?: FigureDays | undefined;
  /** One vehicle; all listings without it. */
  vehicleId?: string | undefined;
}

/** Figures of the seller's listings; those of the days before stay until the new ones have come. */
export const stockFiguresQuery = ({ days = '7', vehicleId }: Of) =>
  queryOptions({
    queryKey: [...vehicleKeys.all, 'figures', days, vehicleId ?? 'all'],
    queryFn: ({ client }) =>
      read(apiOf(client).stockFigures.index.$get({ query: { days, ...(vehicleId ? { vehicleId } : {}) } })),
    placeholderData: keepPreviousData,
  });
