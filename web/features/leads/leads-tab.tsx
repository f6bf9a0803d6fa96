import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CarFront, List } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { LeadFilter } from '../../../schema/leads/input';
import type { LeadDto } from '../../../schema/leads/output';
import { useDebounced } from '../../lib/use-debounced';
import { Card } from '../../ui/card';
import { lazyDialog } from '../../ui/lazy-dialog';
import { PageHeader } from '../../ui/page-header';
import { Segmented } from '../../ui/segmented';
import { ShowMore } from '../../ui/show-more';
import { DataTable } from '../../ui/table';
import { flatColumns, type LeadTableProps } from './lead-columns';
import { leadsQuery } from './leads.queries';
import { LeadsByVehicle } from './leads-by-vehicle';
import { LeadsFallback } from './leads-fallback';
import { LeadsToolbar } from './leads-toolbar';
import { UnlikelyOffers } from './unlikely-offers';
import { WonLead } from './won-lead';

const ContactDialog = lazyDialog(async () => (await import('../contacts/contact-dialog')).ContactDialog);
const LeadDialog = lazyDialog(async () => (await import('./lead-dialog')).LeadDialog);
const WonDialog = lazyDialog(async () => (await import('./won-dialog')).WonDialog);

const VIEWS = [
  { value: 'flat' as const, label: 'List', icon: <List aria-hidden="true" /> },
  { value: 'grouped' as const, label: 'By vehicle', icon: <CarFront aria-hidden="true" /> },
];
type View = (typeof VIEWS)[number]['value'];

/** Buyers' offers, as one list or by vehicle, with ways to answer them. */
export function LeadsTab() {
  const [view, setView] = useState<View>('flat');
  const { lead: openId, status } = useSearch({ from: '/dashboard' });
  const [filter, setFilter] = useState<LeadFilter>(status ? { status } : {});
  const leads = useInfiniteQuery(leadsQuery(useDebounced(filter)));
  const [won, setWon] = useState<LeadDto>();
  const navigate = useNavigate();
  const [adding, setAdding] = useState<LeadDto>();

  const { hasNextPage, isFetching, isError, fetchNextPage } = leads;
  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const isNarrowed = Object.keys(filter).length > 0;
  const hasLeads = leads.data !== undefined && leads.data.length > 0;
  // An open lead has an address: notifications link to it, and the back button closes it.
  const open = (lead?: string) =>
    navigate({ to: '/dashboard', search: { tab: 'leads', lead }, replace: !lead, resetScroll: false });
  const table: LeadTableProps = {
    leads: leads.data ?? [],
    onOpen: ({ id }) => open(id),
    onAddContact: setAdding,
  };

  // The seller does not own a republished vehicle, so cannot mark it as sold.
  const showWon = useCallback((lead: LeadDto) => !lead.republishedVehicleId && setWon(lead), []);

  return (
    <WonLead.Provider value={showWon}>
      <PageHeader
        title="Leads"
        description="Offers from buyers, latest first."
        actions={
          hasLeads && <Segmented label="Show leads as" value={view} onValueChange={setView} options={VIEWS} />
        }
      />
      {(hasLeads || isNarrowed) && <LeadsToolbar filter={filter} onChange={setFilter} />}
      {hasLeads && view === 'grouped' && <LeadsByVehicle {...table} />}
      {hasLeads && view === 'flat' && (
        <Card padded={false}>
          <DataTable
            columns={flatColumns(table)}
            rows={table.leads}
            rowKey={({ id }) => id}
            onOpen={table.onOpen}
            caption="Leads"
            virtual={{ onNearEnd: fetchMore }}
          />
        </Card>
      )}
      {!hasLeads && (
        <LeadsFallback
          leads={leads}
          isNarrowed={isNarrowed}
          hasMore={leads.hasNextPage}
          onShowAll={() => setFilter({})}
        />
      )}
      <ShowMore
        hasMore={leads.hasNextPage}
        pending={leads.isFetchingNextPage}
        onMore={() => leads.fetchNextPage()}
      />
      {!isNarrowed && <UnlikelyOffers onOpen={table.onOpen} />}
      {openId && (
        <LeadDialog
          key={openId}
          id={openId}
          known={leads.data?.find(({ id }) => id === openId)}
          onClose={() => open()}
          onAddContact={setAdding}
        />
      )}
      {adding && <ContactDialog onClose={() => setAdding(undefined)} buyer={adding} />}
      {won && <WonDialog key={won.id} lead={won} onClose={() => setWon(undefined)} />}
    </WonLead.Provider>
  );
}
