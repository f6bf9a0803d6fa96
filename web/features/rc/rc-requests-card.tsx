import { useInfiniteQuery } from '@tanstack/react-query';
import { RequestsCard } from '../requests/requests-card';
import { rcRequestsQuery } from './rc.queries';
import { RcRequestRow } from './rc-request-row';
import { useWords } from './words';

/** People who would like to see a certificate. */
export function RcRequestsCard() {
  const t = useWords();
  return (
    <RequestsCard
      title={t('Registration certificate requests')}
      list={useInfiniteQuery(rcRequestsQuery)}
      row={(request) => <RcRequestRow key={request.id} request={request} />}
    />
  );
}
