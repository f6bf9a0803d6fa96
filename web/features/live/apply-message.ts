import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { CURRENCIES } from '../../../schema/common/currencies';
import type {
  LeadMessage,
  NotificationMessage,
  ServerMessage,
  ViewsMessage,
} from '../../../schema/live/messages';
import { formatPrice } from '../../lib/format';
import type { Page } from '../../lib/paging';
import { toast } from '../../lib/toast-store';
import { currentUserQuery } from '../auth/auth.queries';
import { leadKeys, leadQuery } from '../leads/leads.queries';
import { usageKey } from '../limits/limits.queries';
import { refreshNotifications, showUnreadCount } from '../notifications/notifications.queries';
import { showOnDevice } from '../notifications/show-on-device';
import { hasPush } from '../push/push-device';
import { ownRepublishedQuery } from '../republish/republish.queries';
import { vehicleKeys } from '../vehicles/vehicles.queries';
import { say } from './words';

/** Operators' messages concern only operators' screens. */
const adminKey = ['api', 'admin'] as const;

function refreshLeads(client: QueryClient) {
  client.invalidateQueries({ queryKey: leadKeys.all });
  client.invalidateQueries({ queryKey: usageKey });
}

/** A query's key starts with the segments of its path. */
const keyOf = (path: string) => path.slice(1).split('/');

function refresh(client: QueryClient, changed: readonly string[]) {
  for (const path of changed) client.invalidateQueries({ queryKey: keyOf(path) });
}

function showNotification(client: QueryClient, { unread, changed }: NotificationMessage) {
  showUnreadCount(client, { count: unread });
  refresh(client, changed);
}

function showViews(client: QueryClient, { vehicleId, republishedVehicleId, views }: ViewsMessage) {
  const listingId = republishedVehicleId ?? vehicleId;
  const queryKey = republishedVehicleId ? ownRepublishedQuery.queryKey : vehicleKeys.own;
  const counted = (item: { id: string; views: number }) =>
    item.id === listingId ? { ...item, views } : item;
  client.setQueryData<InfiniteData<Page<{ id: string; views: number }>>>([...queryKey], (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(counted) })) } : data,
  );
}

/** The buyer and the amount, as far as the plan shows them; undefined if they could not be read. */
async function describeLead(client: QueryClient, leadId: string): Promise<string | undefined> {
  try {
    const { buyerName, offerPrice, offerCurrency } = await client.fetchQuery(leadQuery(leadId));
    if (offerPrice === null) return;
    return say('{buyer} offers {price}', {
      buyer: buyerName ?? say('A buyer'),
      price: formatPrice(offerPrice, offerCurrency, CURRENCIES),
    });
  } catch {
    return undefined;
  }
}

async function announceLead(
  client: QueryClient,
  { leadId, vehicleName }: LeadMessage,
  openLead: (id: string) => void,
) {
  const title = vehicleName ? say('New offer on {vehicleName}', { vehicleName }) : say('New offer');
  const user = client.getQueryData(currentUserQuery.queryKey);
  if (user?.permissions?.notifications && !user.staff && !hasPush())
    showOnDevice(title, () => openLead(leadId));
  const description = await describeLead(client, leadId);
  toast({
    title,
    ...(description ? { description } : {}),
    tone: 'success',
    action: { label: say('View'), onSelect: () => openLead(leadId) },
  });
}

/** Updates the screen with a message from the server. */
export function applyMessage(client: QueryClient, message: ServerMessage, openLead: (id: string) => void) {
  switch (message.type) {
    case 'lead':
      refreshLeads(client);
      void announceLead(client, message, openLead);
      return;
    case 'notification':
      return showNotification(client, message);
    case 'refresh':
      return refresh(client, message.changed);
    case 'views':
      return showViews(client, message);
    case 'activity':
      return void client.invalidateQueries({ queryKey: adminKey });
  }
}

/** After a gap, refetches everything that would have been pushed. */
export function catchUp(client: QueryClient) {
  refreshLeads(client);
  refreshNotifications(client);
  client.invalidateQueries({ queryKey: vehicleKeys.own });
}
