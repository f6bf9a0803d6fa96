import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useSearch } from '@tanstack/react-router';
import { CarFront, Inbox, List, PhoneCall, Plus } from 'lucide-react';
import { lazy, Suspense, use, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { LeadFilter } from '../../../schema/leads/input';
import type { LeadKind } from '../../../schema/leads/lead-kinds';
import type { LeadDto } from '../../../schema/leads/output';
import { useDebounced } from '../../lib/use-debounced';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { PageHeader } from '../../ui/core/page-header';
import { Segmented } from '../../ui/core/segmented';
import { ShowMore } from '../../ui/core/show-more';
import { lazyDialog } from '../../ui/lazy-dialog';
import { DataTable } from '../../ui/table';
import { TableSkeleton } from '../../ui/table-skeleton';
import { VisitsCard } from '../visits/visits-card';
import { AfterCall } from './after-call';
import { flatColumns, type LeadTableProps } from './lead-columns';
import { leadsQuery } from './leads.queries';
import { LeadsByVehicle } from './leads-by-vehicle';
import { LeadsToolbar } from './leads-toolbar';
import { UnlikelyOffers } from './unlikely-offers';
import { WonLead } from './won-lead';
import { useWords } from './words';

const route = getRouteApi('/dashboard/leads');

const ContactDialog = lazyDialog(async () => (await import('../contacts/contact-dialog')).ContactDialog);
const LeadDialog = lazyDialog(async () => (await import('./lead-dialog')).LeadDialog);
const CallResultDialog = lazyDialog(async () => (await import('./call-result-dialog')).CallResultDialog);
const WriteLeadDialog = lazyDialog(async () => (await import('./write-lead-dialog')).WriteLeadDialog);
const WonDialog = lazyDialog(async () => (await import('./won-dialog')).WonDialog);

/** For those who choose it. */
const CallList = lazy(async () => ({ default: (await import('./call-list')).CallList }));
const PriceAlerts = lazy(async () => ({
  default: (await import('../price-alerts/price-alerts')).PriceAlerts,
}));
const LeadsOfKind = lazy(async () => ({ default: (await import('./leads-of-kind')).LeadsOfKind }));
const WaitingBuyers = lazy(async () => ({
  default: (await import('../wants/waiting-buyers')).WaitingBuyers,
}));

const VIEWS = [
  { value: 'flat' as const, label: 'List' as const, icon: <List aria-hidden="true" /> },
  { value: 'calls' as const, label: 'Call list' as const, icon: <PhoneCall aria-hidden="true" /> },
  { value: 'grouped' as const, label: 'By vehicle' as const, icon: <CarFront aria-hidden="true" /> },
];
type View = (typeof VIEWS)[number]['value'];

/**
 * The filter, in the address except for the search, which may be a buyer's name or number. Changes add no
 * history entry.
 */
function useLeadFilter() {
  const { status, source, vehicleId, kind } = useSearch({ from: '/dashboard/leads' });
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const find = useDebounced(search) || undefined;
  const asked = useMemo(
    () => ({ search: find, status, source, vehicleId }),
    [find, status, source, vehicleId],
  );
  const change = (next: LeadFilter, kind?: LeadKind) => {
    setSearch(next.search ?? '');
    const { status, source, vehicleId } = next;
    navigate({
      to: '/dashboard/leads',
      search: { status, source, vehicleId, kind },
      replace: true,
      resetScroll: false,
    });
  };
  return { filter: { ...asked, search }, asked, kind, change };
}

/** Buyers' offers, as one list or by vehicle, with ways to answer them. */
export function LeadsTab() {
  const t = useWords();
  // The visits above the leads have also arrived or failed, so nothing jumps.
  use(route.useLoaderData().settled);
  const [view, setView] = useState<View>('flat');
  const { lead: openId } = useSearch({ from: '/dashboard/leads' });
  const { filter, asked, kind, change } = useLeadFilter();
  // Deferred, so that the previous rows stay until the new filter's rows arrive.
  const leads = useSuspenseInfiniteQuery(leadsQuery(useDeferredValue(asked)));
  const [won, setWon] = useState<{ lead: LeadDto; show: () => void }>();
  const navigate = useNavigate();
  const [adding, setAdding] = useState<LeadDto>();
  const [called, setCalled] = useState<LeadDto>();
  const [isWriting, setWriting] = useState(false);

  const { hasNextPage, isFetching, isError, fetchNextPage } = leads;
  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const isNarrowed = Boolean(kind) || Object.values(filter).some(Boolean);
  const isOfLeads = !kind || kind === 'offers';
  const shown = isOfLeads ? view : undefined;
  const hasLeads = leads.data.length > 0;
  // An open lead has an address: notifications link to it, and the back button closes it.
  const open = (lead?: string) =>
    navigate({
      to: '/dashboard/leads',
      search: (before) => ({ ...before, lead }),
      replace: !lead,
      resetScroll: false,
    });
  const table: LeadTableProps = {
    leads: leads.data,
    onOpen: ({ id }) => open(id),
    onAddContact: setAdding,
  };

  // The seller owns neither a republished vehicle nor one that is only wanted, so they cannot mark it as sold.
  const showWon = useCallback(
    (lead: LeadDto, show: () => void) =>
      lead.republishedVehicleId || !lead.vehicleId ? show() : setWon({ lead, show }),
    [],
  );

  return (
    <AfterCall.Provider value={setCalled}>
      <WonLead.Provider value={showWon}>
        <PageHeader
          title={t('Leads')}
          description={t('Offers, and buyers you wrote down, latest first.')}
          actions={
            <>
              {hasLeads && isOfLeads && (
                <Segmented
                  label={t('Show leads as')}
                  value={view}
                  onValueChange={setView}
                  options={VIEWS.map((option) => ({ ...option, label: t(option.label) }))}
                />
              )}
              <Button
                variant="primary"
                icon={<Plus aria-hidden="true" className="size-4" />}
                onClick={() => setWriting(true)}
              >
                {t('Buyer')}
              </Button>
            </>
          }
        />
        {!kind && <VisitsCard />}
        {shown === 'calls' && (
          <Suspense fallback={<TableSkeleton label={t('Loading the call list')} />}>
            <CallList onOpen={table.onOpen} />
          </Suspense>
        )}
        {shown !== 'calls' && (hasLeads || isNarrowed) && (
          <LeadsToolbar filter={filter} kind={kind} onChange={change} />
        )}
        {kind && kind !== 'offers' && (
          <Suspense fallback={<TableSkeleton label={t('Loading the leads')} />}>
            <LeadsOfKind kind={kind} />
          </Suspense>
        )}
        {hasLeads && shown === 'grouped' && <LeadsByVehicle {...table} />}
        {hasLeads && shown === 'flat' && (
          <Card padded={false}>
            <DataTable
              columns={flatColumns(table)}
              rows={table.leads}
              rowKey={({ id }) => id}
              onOpen={table.onOpen}
              caption={t('Leads')}
              virtual={{ onNearEnd: fetchMore }}
              inTwoLines
            />
          </Card>
        )}
        {!hasLeads && isOfLeads && (
          <Card padded={false}>
            {isNarrowed ? (
              // A search examines part of a long list at a time.
              <EmptyState
                icon={<Inbox />}
                title={hasNextPage ? t('No lead matches so far') : t('No lead matches')}
                text={
                  hasNextPage
                    ? t('“Show more” searches older leads.')
                    : t(
                        'Try part of the buyer’s or vehicle’s name, the last digits of the number, or fewer filters.',
                      )
                }
                action={<Button onClick={() => change({})}>{t('Show all leads')}</Button>}
              />
            ) : (
              <EmptyState
                icon={<Inbox />}
                title={t('No leads yet')}
                text={t('Leads will appear here when buyers show interest')}
              />
            )}
          </Card>
        )}
        {shown && shown !== 'calls' && <ShowMore list={leads} />}
        {!isNarrowed && view !== 'calls' && (
          <Suspense>
            <PriceAlerts />
            <WaitingBuyers />
          </Suspense>
        )}
        {!isNarrowed && view !== 'calls' && <UnlikelyOffers onOpen={table.onOpen} />}
        {openId && (
          <LeadDialog
            key={openId}
            id={openId}
            known={leads.data.find(({ id }) => id === openId)}
            onClose={() => open()}
            onAddContact={setAdding}
          />
        )}
        {adding && <ContactDialog onClose={() => setAdding(undefined)} buyer={adding} />}
        {isWriting && <WriteLeadDialog onClose={() => setWriting(false)} />}
        {called && (
          <CallResultDialog key={`call ${called.id}`} lead={called} onClose={() => setCalled(undefined)} />
        )}
        {won && <WonDialog key={`won ${won.lead.id}`} {...won} onClose={() => setWon(undefined)} />}
      </WonLead.Provider>
    </AfterCall.Provider>
  );
}
