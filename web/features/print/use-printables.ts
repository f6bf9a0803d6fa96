import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { PLANS } from '../../../schema/billing/plans';
import { profileLinkQuery } from '../links/links.queries';
import { ownRepublishedQuery } from '../republish/republish.queries';
import { useAllVehicles } from '../vehicles/use-all-vehicles';
import { type Printable, printablePage, printableProfile, printableVehicle } from './posters';

/** All of the seller's active republished pages. */
export function useAllPages() {
  const pages = useInfiniteQuery(ownRepublishedQuery);
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    ...pages,
    data: hasNextPage ? undefined : pages.data?.filter(({ status }) => status === 'active'),
  };
}

/**
 * What a seller can print: their page, their vehicles, and those they have republished. undefined until all
 * of it is known.
 */
export function usePrintables(user: UserDto) {
  const vehicles = useAllVehicles();
  const pages = useAllPages();
  const hasProfile = PLANS[user.subscriptionPlan].publicProfile && user.username !== null;
  const link = useQuery({ ...profileLinkQuery, enabled: hasProfile });
  const failed = [vehicles, pages, link].find(({ isError }) => isError);
  const isHere = vehicles.data && pages.data && (!hasProfile || link.data);
  const printables: Printable[] | undefined = isHere && [
    ...(link.data ? [printableProfile(link.data, user)] : []),
    ...(vehicles.data ?? [])
      .filter(({ status, hiddenReason }) => status !== 'sold' && !hiddenReason)
      .map((vehicle) => printableVehicle(vehicle, user)),
    ...(pages.data ?? []).map((page) => printablePage(page, user)),
  ];
  return {
    data: failed ? undefined : printables,
    isError: Boolean(failed),
    refetch: () => failed?.refetch(),
  };
}
