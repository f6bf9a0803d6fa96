import { lazy, memo, Suspense } from 'react';
import { MAX_DRAWN } from '../../lib/max-drawn';
import { CardsSkeleton } from '../../ui/core/listings-skeleton';
import { Cards, type CardsProps } from './cards';
import { useShownOrder } from './use-picks';
import { useWords } from './words';

/** Most sellers never have so many listings. */
const VirtualCards = lazy(async () => ({ default: (await import('./virtual-cards')).VirtualCards }));

interface CardListProps extends Omit<CardsProps, 'total'> {
  /** The server has more. */
  hasMore: boolean;
  onNearEnd: () => void;
}

/** The seller's cards. Of a long list, only the visible ones are rendered. */
export const CardList = memo(function CardList({ vehicles, hasMore, onNearEnd, picks }: CardListProps) {
  const t = useWords();
  useShownOrder(picks, vehicles);
  const total = hasMore ? -1 : vehicles.length;
  if (vehicles.length <= MAX_DRAWN) return <Cards vehicles={vehicles} total={total} picks={picks} />;
  return (
    // Not the first cards: they would be replaced under somebody's finger, with an open menu.
    <Suspense fallback={<CardsSkeleton label={t('Loading your listings')} />}>
      <VirtualCards vehicles={vehicles} total={total} onNearEnd={onNearEnd} picks={picks} />
    </Suspense>
  );
});
