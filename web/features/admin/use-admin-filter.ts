import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/admin/{-$tab}');

/** The filter and order of the current tab's list, in the address; changing them adds no step to the history. */
export function useAdminFilter() {
  const { show, sort } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (filter: { show?: string | undefined; sort?: string | undefined }) =>
    navigate({ search: (before) => ({ ...before, ...filter }), replace: true, resetScroll: false });
  return { show, sort, change };
}
