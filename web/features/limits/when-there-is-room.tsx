import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { UsageDto } from '../../../schema/limits/output';
import { lazyDialog } from '../../ui/lazy-dialog';
import { usageQuery } from './limits.queries';
import { limitOfListings, type UsageFigure } from './usage-figures';

const LimitDialog = lazyDialog(async () => (await import('./limit-dialog')).LimitDialog);

interface WhenThereIsRoomProps {
  onClose: () => void;
  /** The form for another listing. */
  children: ReactNode;
}

const reachedIn = (usage: UsageDto | undefined) => (usage && limitOfListings(usage)) ?? null;

/**
 * Says that the plan is full before someone fills in a form in vain. Decided once: an open form stays open.
 */
export function WhenThereIsRoom({ onClose, children }: WhenThereIsRoomProps) {
  const usage = useQuery({
    ...usageQuery,
    // The limit may no longer apply, for example after a sale on another device.
    refetchOnMount: ({ state }) => (reachedIn(state.data) ? 'always' : true),
  });
  const [reached, setReached] = useState<UsageFigure | null>();
  if (reached === undefined && !usage.isFetching) setReached(usage.isError ? null : reachedIn(usage.data));
  if (reached === undefined) return null;
  if (reached && usage.data) return <LimitDialog plan={usage.data.plan} figure={reached} onClose={onClose} />;
  return children;
}
