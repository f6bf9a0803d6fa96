import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircleQuestionMark } from 'lucide-react';
import { EmptyState } from '../../ui/core/empty-state';
import { LoadFailure } from '../../ui/core/load-failure';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { DealerOffersCard } from '../dealer-sales/dealer-offers-card';
import { dealerOffersQuery } from '../dealer-sales/dealer-sales.queries';
import { rcRequestsQuery } from '../rc/rc.queries';
import { RcRequestsCard } from '../rc/rc-requests-card';
import { republishRequestsQuery } from '../republish/republish.queries';
import { RepublishRequestsCard } from '../republish/republish-requests-card';
import { useWords } from './words';

function Requests() {
  const t = useWords();
  const lists = [
    useInfiniteQuery(rcRequestsQuery),
    useInfiniteQuery(republishRequestsQuery),
    useInfiniteQuery(dealerOffersQuery),
  ];
  if (lists.some(({ isError, data }) => isError && !data)) {
    return (
      <LoadFailure
        title={t('Requests could not be loaded')}
        onRetry={() => lists.map(({ refetch }) => refetch())}
      />
    );
  }
  if (lists.some(({ data }) => data === undefined)) return <Skeleton className="h-24" />;
  if (lists.every(({ data }) => data?.length === 0)) {
    return (
      <EmptyState
        icon={<MessageCircleQuestionMark />}
        title={t('No requests yet')}
        text={t('For a registration certificate, to republish, or about a vehicle sold to you')}
      />
    );
  }
  return (
    <>
      <DealerOffersCard />
      <RcRequestsCard />
      <RepublishRequestsCard />
    </>
  );
}

/** Who asks to see a certificate or to republish a vehicle, and who has been answered. */
export function RequestsDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  return (
    <Dialog open size="lg" onOpenChange={onClose} title={t('Requests')}>
      <Requests />
    </Dialog>
  );
}
