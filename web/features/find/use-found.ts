import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { WorkspaceTab } from '../../../schema/common/tab-paths';
import type { ContactDto } from '../../../schema/contacts/output';
import type { LeadDto } from '../../../schema/leads/output';
import { searchWords } from '../../../schema/search/words';
import { MAX_FOUND } from '../../../schema/vehicles/lists';
import type { FoundVehicleDto } from '../../../schema/vehicles/output';
import { useDebounced } from '../../lib/use-debounced';
import { contactsQuery } from '../contacts/contacts.queries';
import { leadsQuery } from '../leads/leads.queries';
import { useMay } from '../staff/use-may';
import { searchedText } from '../vehicles/arrange-listings';
import { ownVehiclesQuery } from '../vehicles/vehicles.queries';
import { foundPeopleQuery, foundVehiclesQuery, MAX_PEOPLE } from './find.queries';
import { contactText, firstWith, joined, leadText, withoutGapsInNumber } from './known';
import { findPlaces, type Place, placesOf } from './places';
import { useWords } from './words';

export interface Found {
  vehicles: readonly FoundVehicleDto[];
  leads: readonly LeadDto[];
  contacts: readonly ContactDto[];
  places: readonly Place[];
  /** Of the search beyond what is loaded. */
  state: 'done' | 'looking' | 'failed';
}

const HINDI = /\p{Script=Devanagari}/u;
const NOBODY: { leads: LeadDto[]; contacts: ContactDto[] } = { leads: [], contacts: [] };

/** What was typed, with names of vehicles that are written in Hindi as they are listed: "स्विफ्ट" is Swift. */
function useListedNames(search: string): string {
  const [read, setRead] = useState<(text: string) => string>();
  const isHindi = HINDI.test(search);
  useEffect(() => {
    if (!isHindi) return;
    let left = false;
    import('../../../schema/vehicles/advert-names').then(
      ({ vehicleIn }) => left || setRead(() => (text: string) => vehicleIn(text).said),
      (error) => console.warn('find: no names', error),
    );
    return () => {
      left = true;
    };
  }, [isHindi]);
  return useMemo(() => (isHindi && read ? read(search) : search), [isHindi, read, search]);
}

/** Finds at once in what is loaded, and in everything else when typing pauses. */
export function useFound(typed: string, tabs: readonly WorkspaceTab[]): Found {
  const t = useWords();
  const may = useMay();
  const search = withoutGapsInNumber(typed.trim());
  const names = useListedNames(search);
  const [seesStock, seesLeads] = [may('seeStock'), may('seeLeads')];
  // Only what other screens have loaded.
  const loaded = { enabled: false };
  const own = useInfiniteQuery({ ...ownVehiclesQuery, ...loaded });
  const leads = useInfiniteQuery({ ...leadsQuery(), ...loaded });
  const contacts = useInfiniteQuery({ ...contactsQuery(), ...loaded });

  // Not what an earlier visit has left on the device.
  const isFresh = useQueryClient().getQueryState(ownVehiclesQuery.queryKey)?.isInvalidated === false;
  const hasAllVehicles = seesStock && isFresh && own.data !== undefined && !own.hasNextPage;
  const rested = useDebounced(search, 200);
  const restedNames = useDebounced(names, 200);
  const isAsked = rested.length > 1;
  const moreVehicles = useQuery({
    ...foundVehiclesQuery(restedNames),
    enabled: isAsked && !hasAllVehicles,
  });
  const morePeople = useQuery({ ...foundPeopleQuery(rested), enabled: isAsked && seesLeads });

  const [places] = useState(() => placesOf(tabs, may));
  const known = useMemo(() => {
    const words = searchWords(search);
    const isEmpty = words.length === 0;
    const vehicles = (isEmpty || !seesStock ? [] : own.data) ?? [];
    return {
      vehicles: firstWith(vehicles, searchedText, searchWords(names), MAX_FOUND),
      leads: firstWith((!isEmpty && seesLeads && leads.data) || [], leadText, words, MAX_PEOPLE),
      contacts: firstWith((!isEmpty && seesLeads && contacts.data) || [], contactText, words, MAX_PEOPLE),
      places: findPlaces(places, words, t.known),
    };
  }, [search, names, own.data, leads.data, contacts.data, seesStock, seesLeads, places, t]);

  // What the server found for the words before stays as long as it matches.
  const isCurrent = rested === search && restedNames === names;
  const words = searchWords(search);
  const still = <Item>(
    { data, isPlaceholderData }: { data: readonly Item[] | undefined; isPlaceholderData: boolean },
    textOf: (item: Item) => string,
    asked = words,
  ) => (isCurrent && !isPlaceholderData ? data : data && firstWith(data, textOf, asked, MAX_FOUND)) ?? [];
  const { isPlaceholderData } = morePeople;
  const isEmpty = words.length === 0;
  const people = (!isEmpty && morePeople.data) || NOBODY;
  const asked = [moreVehicles, morePeople];
  const isLooking = search.length > 1 && (!isCurrent || asked.some(({ isFetching }) => isFetching));
  return {
    ...known,
    vehicles: joined(
      known.vehicles,
      isEmpty ? [] : still(moreVehicles, searchedText, searchWords(names)),
      MAX_FOUND,
    ),
    leads: joined(known.leads, still({ data: people.leads, isPlaceholderData }, leadText), MAX_PEOPLE),
    contacts: joined(
      known.contacts,
      still({ data: people.contacts, isPlaceholderData }, contactText),
      MAX_PEOPLE,
    ),
    state: isLooking ? 'looking' : isAsked && asked.some(({ isError }) => isError) ? 'failed' : 'done',
  };
}
