import { lazy, memo, Suspense } from 'react';
import { MAX_DRAWN } from '../../lib/max-drawn';
import { Cards, type CardsProps } from './cards';
import { useShownOrder } from './use-picks';

/** Most sellers never have so many listings. */
const VirtualCards = lazy(async () => ({ default: (await import('./virtual-cards')).VirtualCards }));

interface CardListProps extends Omit<CardsProps, 'total'> {
  /** The server has more. */
  hasMore: boolean;
  onNearEnd: () => void;
}

/** The seller's cards. Of a long list, only the visible ones are rendered. */
export const CardList = memo(function CardList({ vehicles, hasMore, onNearEnd, picks }: CardListProps) {
  useShownOrder(picks, vehicles);
  const total = hasMore ? -1 : vehicles.length;
  if (vehicles.length <= MAX_DRAWN) return <Cards vehicles={vehicles} total={total} picks={picks} />;
  return (
    <Suspense fallback={<Cards vehicles={vehicles.slice(0, MAX_DRAWN)} total={total} picks={picks} />}>
      <VirtualCards vehicles={vehicles} total={total} onNearEnd={onNearEnd} picks={picks} />
    </Suspense>
  );
});
