import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/admin/{-$tab}');

/** The filter and order of the current tab's list, in the address; changes add no history entry. */
export function useAdminFilter() {
  const { show, sort } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (filter: { show?: string | undefined; sort?: string | undefined }) =>
    navigate({ search: (before) => ({ ...before, ...filter }), replace: true, resetScroll: false });
  return { show, sort, change };
}
