import { useInfiniteQuery } from '@tanstack/react-query';
import { CarFront, Inbox, List } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { LeadDto } from '../../../schema/contracts/leads';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PageHeader } from '../../ui/page-header';
import { Segmented } from '../../ui/segmented';
import { ShowMore } from '../../ui/show-more';
import { DataTable } from '../../ui/table';
import { TableSkeleton } from '../../ui/table-skeleton';
import { AddContactDialog } from '../contacts/add-contact-dialog';
import { contactsQuery } from '../contacts/contacts.queries';
import { flatColumns, type LeadTableProps } from './lead-columns';
import { leadsQuery } from './leads.queries';
import { LeadsByVehicle } from './leads-by-vehicle';

const VIEWS = [
  { value: 'flat' as const, label: 'List', icon: <List aria-hidden="true" /> },
  { value: 'grouped' as const, label: 'By vehicle', icon: <CarFront aria-hidden="true" /> },
];
type View = (typeof VIEWS)[number]['value'];

/** Buyers' offers, as one list or by vehicle, with the ways to answer them. */
export function LeadsTab() {
  const leads = useInfiniteQuery(leadsQuery);
  const { data: saved } = useInfiniteQuery(contactsQuery);
  const [view, setView] = useState<View>('flat');
  const [adding, setAdding] = useState<{ open: boolean; lead?: LeadDto }>({ open: false });
  const contacts = useMemo(() => new Set(saved?.map(({ mobileNumber }) => mobileNumber)), [saved]);

  const hasLeads = leads.data !== undefined && leads.data.length > 0;
  const table: LeadTableProps = {
    leads: leads.data ?? [],
    contacts,
    onAddContact: (lead) => setAdding({ open: true, lead }),
  };

  return (
    <>
      <PageHeader
        title="Leads"
        description="Offers from buyers, the latest first."
        actions={
          hasLeads && <Segmented label="Show leads as" value={view} onValueChange={setView} options={VIEWS} />
        }
      />
      {hasLeads && view === 'grouped' && <LeadsByVehicle {...table} />}
      {!(hasLeads && view === 'grouped') && (
        <Card padded={false}>
          {hasLeads && (
            <DataTable
              columns={flatColumns(table)}
              rows={table.leads}
              rowKey={({ id }) => id}
              caption="Leads"
            />
          )}
          {leads.data?.length === 0 && (
            <EmptyState
              icon={<Inbox />}
              title="No leads yet"
              text="Leads will appear here when buyers show interest"
            />
          )}
          {leads.isLoadingError && (
            <ErrorState
              title="Your leads could not be loaded"
              text="Check your connection and try again."
              retrying={leads.isFetching}
              onRetry={() => leads.refetch()}
            />
          )}
          {leads.isPending && <TableSkeleton label="Loading your leads" />}
        </Card>
      )}
      <ShowMore
        hasMore={leads.hasNextPage}
        pending={leads.isFetchingNextPage}
        onMore={() => leads.fetchNextPage()}
      />
      <AddContactDialog
        open={adding.open}
        onOpenChange={(open) => setAdding({ ...adding, open })}
        buyer={adding.lead}
      />
    </>
  );
}
