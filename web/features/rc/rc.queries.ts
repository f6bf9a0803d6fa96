import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../lib/api';

/** The certificate itself, never kept: whether one may see it is decided at each opening. */
export const rcFileQuery = (url: string) =>
  queryOptions({
    queryKey: ['api', 'rc', url],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
      return response.blob();
    },
    staleTime: 0,
    gcTime: 0,
  });
