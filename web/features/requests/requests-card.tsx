import type { ReactNode } from 'react';
import { Card, CardHeader } from '../../ui/card';
import { ShowMore } from '../../ui/show-more';

interface RequestsCardProps<Request> {
  title: string;
  /** undefined before they are known. */
  requests: readonly Request[] | undefined;
  row: (request: Request) => ReactNode;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => unknown;
}

/** What the seller is asked. There is no card until somebody has asked. */
export function RequestsCard<Request extends { status: string }>(props: RequestsCardProps<Request>) {
  const { title, requests, row, hasMore, loadingMore, onMore } = props;
  if (!requests || requests.length === 0) return null;
  const waiting = requests.filter(({ status }) => status === 'pending').length;
  return (
    <Card padded={false} className="mb-5">
      <CardHeader
        title={title}
        description={waiting > 0 ? `${waiting} waiting for your answer` : 'All answered'}
      />
      <ul className="max-h-80 divide-y divide-line overflow-y-auto border-line border-t">
        {requests.map(row)}
      </ul>
      <ShowMore hasMore={hasMore} pending={loadingMore} onMore={onMore} />
    </Card>
  );
}
