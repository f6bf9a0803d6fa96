import { useInfiniteQuery } from '@tanstack/react-query';
import { CarFront, List } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { LeadDto, LeadFilter } from '../../../schema/contracts/leads';
import { useDebounced } from '../../lib/use-debounced';
import { Card } from '../../ui/card';
import { PageHeader } from '../../ui/page-header';
import { Segmented } from '../../ui/segmented';
import { ShowMore } from '../../ui/show-more';
import { DataTable } from '../../ui/table';
import { ContactDialog } from '../contacts/contact-dialog';
import { contactsQuery } from '../contacts/contacts.queries';
import { flatColumns, type LeadTableProps } from './lead-columns';
import { LeadDialog } from './lead-dialog';
import { leadsQuery } from './leads.queries';
import { LeadsByVehicle } from './leads-by-vehicle';
import { LeadsFallback } from './leads-fallback';
import { LeadsToolbar } from './leads-toolbar';

const VIEWS = [
  { value: 'flat' as const, label: 'List', icon: <List aria-hidden="true" /> },
  { value: 'grouped' as const, label: 'By vehicle', icon: <CarFront aria-hidden="true" /> },
];
type View = (typeof VIEWS)[number]['value'];

/** Buyers' offers, as one list or by vehicle, with the ways to answer them. */
export function LeadsTab() {
  const [filter, setFilter] = useState<LeadFilter>({});
  const leads = useInfiniteQuery(leadsQuery(useDebounced(filter)));
  const { data: saved } = useInfiniteQuery(contactsQuery());
  const [view, setView] = useState<View>('flat');
  const [openId, setOpenId] = useState<string>();
  const [adding, setAdding] = useState<{ open: boolean; lead?: LeadDto }>({ open: false });
  const contacts = useMemo(() => new Set(saved?.map(({ mobileNumber }) => mobileNumber)), [saved]);

  const isNarrowed = Object.keys(filter).length > 0;
  const hasLeads = leads.data !== undefined && leads.data.length > 0;
  const opened = leads.data?.find(({ id }) => id === openId);
  const table: LeadTableProps = {
    leads: leads.data ?? [],
    contacts,
    onOpen: ({ id }) => setOpenId(id),
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
      {(hasLeads || isNarrowed) && <LeadsToolbar filter={filter} onChange={setFilter} />}
      {hasLeads && view === 'grouped' && <LeadsByVehicle {...table} />}
      {hasLeads && view === 'flat' && (
        <Card padded={false}>
          <DataTable
            columns={flatColumns(table)}
            rows={table.leads}
            rowKey={({ id }) => id}
            caption="Leads"
          />
        </Card>
      )}
      {!hasLeads && <LeadsFallback leads={leads} isNarrowed={isNarrowed} onShowAll={() => setFilter({})} />}
      <ShowMore
        hasMore={leads.hasNextPage}
        pending={leads.isFetchingNextPage}
        onMore={() => leads.fetchNextPage()}
      />
      {opened && <LeadDialog key={opened.id} lead={opened} onClose={() => setOpenId(undefined)} />}
      <ContactDialog
        open={adding.open}
        onOpenChange={(open) => setAdding({ ...adding, open })}
        buyer={adding.lead}
      />
    </>
  );
}
