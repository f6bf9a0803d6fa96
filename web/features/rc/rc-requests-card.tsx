import { useInfiniteQuery } from '@tanstack/react-query';
import { RequestsCard } from '../requests/requests-card';
import { rcRequestsQuery } from './rc.queries';
import { RcRequestRow } from './rc-request-row';

/** People who would like to see a certificate. */
export function RcRequestsCard() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(rcRequestsQuery);
  return (
    <RequestsCard
      title="Registration certificate requests"
      requests={data}
      row={(request) => <RcRequestRow key={request.id} request={request} />}
      hasMore={hasNextPage}
      loadingMore={isFetchingNextPage}
      onMore={fetchNextPage}
    />
  );
}
