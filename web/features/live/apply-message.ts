import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { OwnVehicleDto } from '../../../schema/contracts/vehicles';
import type { LeadMessage, ServerMessage, ViewsMessage } from '../../../schema/live';
import type { Page } from '../../lib/paging';
import { toast } from '../../ui/toast-store';
import { leadKeys } from '../leads/leads.queries';
import { usageKey } from '../limits/limits.queries';
import { refreshNotifications, showUnreadCount } from '../notifications/notifications.queries';
import { vehicleKeys } from '../vehicles/vehicles.queries';

/** What only operators are told concerns only what operators see. */
const adminKey = ['api', 'admin'] as const;

function refreshLeads(client: QueryClient) {
  client.invalidateQueries({ queryKey: leadKeys.all });
  client.invalidateQueries({ queryKey: usageKey });
}

function showViews(client: QueryClient, { vehicleId, republishedVehicleId, views }: ViewsMessage) {
  if (republishedVehicleId) {
    client.invalidateQueries({ queryKey: ['api', 'republished'] });
    return;
  }
  const counted = (vehicle: OwnVehicleDto) => (vehicle.id === vehicleId ? { ...vehicle, views } : vehicle);
  client.setQueryData<InfiniteData<Page<OwnVehicleDto>>>(vehicleKeys.own, (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(counted) })) } : data,
  );
}

function announceLead({ leadId, vehicleName }: LeadMessage, openLead: (id: string) => void) {
  toast({
    title: vehicleName ? `New offer on ${vehicleName}` : 'New offer',
    tone: 'success',
    action: { label: 'View', onSelect: () => openLead(leadId) },
  });
}

/** Brings what is on the screen up to date with what the server has just said. */
export function applyMessage(client: QueryClient, message: ServerMessage, openLead: (id: string) => void) {
  switch (message.type) {
    case 'lead':
      refreshLeads(client);
      return announceLead(message, openLead);
    case 'notification':
      return void showUnreadCount(client, { count: message.unread });
    case 'views':
      return showViews(client, message);
    case 'activity':
      return void client.invalidateQueries({ queryKey: adminKey });
  }
}

/** After a gap: everything that would have been told meanwhile. */
export function catchUp(client: QueryClient) {
  refreshLeads(client);
  refreshNotifications(client);
  client.invalidateQueries({ queryKey: vehicleKeys.own });
}
