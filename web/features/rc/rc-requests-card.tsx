import { useInfiniteQuery } from '@tanstack/react-query';
import { Card, CardHeader } from '../../ui/card';
import { ShowMore } from '../../ui/show-more';
import { rcRequestsQuery } from './rc.queries';
import { RcRequestRow } from './rc-request-row';

/** Who would like to see a certificate. There is no card until somebody has asked. */
export function RcRequestsCard() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(rcRequestsQuery);
  if (!data || data.length === 0) return null;
  const waiting = data.filter(({ status }) => status === 'pending').length;
  return (
    <Card padded={false} className="mb-5">
      <CardHeader
        title="Registration certificate requests"
        description={waiting > 0 ? `${waiting} waiting for your answer` : 'All answered'}
      />
      <ul className="max-h-80 divide-y divide-line overflow-y-auto border-line border-t">
        {data.map((request) => (
          <RcRequestRow key={request.id} request={request} />
        ))}
      </ul>
      <ShowMore hasMore={hasNextPage} pending={isFetchingNextPage} onMore={fetchNextPage} />
    </Card>
  );
}
