import { useInfiniteQuery } from '@tanstack/react-query';
import { RequestsCard } from '../requests/requests-card';
import { rcRequestsQuery } from './rc.queries';
import { RcRequestRow } from './rc-request-row';

/** People who would like to see a certificate. */
export function RcRequestsCard() {
  return (
    <RequestsCard
      title="Registration certificate requests"
      list={useInfiniteQuery(rcRequestsQuery)}
      row={(request) => <RcRequestRow key={request.id} request={request} />}
    />
  );
}
