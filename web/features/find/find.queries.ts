import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchHeader } from '../../../schema/common/search-header';
import { apiOf, read } from '../../lib/api';
import { leadKeys } from '../leads/leads.queries';
import { vehicleKeys } from '../vehicles/vehicles.queries';

/** How many buyers and contacts a search shows; more words find fewer. */
export const MAX_PEOPLE = 5;

const asked = (search: string) => ({ header: searchHeader(search), query: { limit: String(MAX_PEOPLE) } });

/** Vehicles beyond those that are loaded. */
export const foundVehiclesQuery = (search: string) =>
  queryOptions({
    queryKey: [...vehicleKeys.all, 'find', search],
    queryFn: ({ client }) => read(apiOf(client).vehicles.find.$get({ header: searchHeader(search) })),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

/** Leads and contacts of buyers, beyond those that are loaded. */
export const foundPeopleQuery = (search: string) =>
  queryOptions({
    queryKey: [...leadKeys.all, 'find', search],
    queryFn: async ({ client }) => {
      const [leads, contacts] = await Promise.all([
        read(apiOf(client).leads.index.$get(asked(search))),
        read(apiOf(client).contacts.index.$get(asked(search))),
      ]);
      return { leads, contacts };
    },
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
