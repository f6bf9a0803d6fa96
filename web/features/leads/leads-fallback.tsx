import { Inbox } from 'lucide-react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { TableSkeleton } from '../../ui/table-skeleton';

interface LeadsFallbackProps {
  leads: { isLoadingError: boolean; isPending: boolean; isFetching: boolean; refetch: () => unknown };
  isNarrowed: boolean;
  /** A search looks at a part of a long list at a time. */
  hasMore: boolean;
  onShowAll: () => void;
}

/** Shown instead of leads if there are none. */
export function LeadsFallback({ leads, isNarrowed, hasMore, onShowAll }: LeadsFallbackProps) {
  if (leads.isPending) {
    return (
      <Card padded={false}>
        <TableSkeleton label="Loading your leads" />
      </Card>
    );
  }
  return (
    <Card padded={false}>
      {leads.isLoadingError && (
        <ErrorState
          title="Your leads could not be loaded"
          text="Check your connection and try again."
          retrying={leads.isFetching}
          onRetry={() => leads.refetch()}
        />
      )}
      {!leads.isLoadingError && isNarrowed && (
        <EmptyState
          icon={<Inbox />}
          title={hasMore ? 'No lead matches so far' : 'No lead matches'}
          {...(hasMore ? { text: '“Show more” searches older leads.' } : {})}
          action={<Button onClick={onShowAll}>Show all leads</Button>}
        />
      )}
      {!leads.isLoadingError && !isNarrowed && (
        <EmptyState
          icon={<Inbox />}
          title="No leads yet"
          text="Leads will appear here when buyers show interest"
        />
      )}
    </Card>
  );
}
