/** Updates a lead with the session's cookie; false if that failed, for example because the session has ended. */
export async function markContacted(leadId: string): Promise<boolean> {
  try {
    const response = await fetch(`/api/leads/${encodeURIComponent(leadId)}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'contacted' }),
    });
    return response.ok;
  } catch {
    return false;
  }
}

type Changed = Pick<PushSubscriptionChangeEvent, 'newSubscription' | 'oldSubscription'>;

/** The subscription that has replaced an old one; made anew if the browser has not. */
const replacementOf = (
  { pushManager }: ServiceWorkerRegistration,
  { newSubscription, oldSubscription }: Changed,
): Promise<PushSubscription> | PushSubscription | null =>
  newSubscription ?? (oldSubscription && pushManager.subscribe(oldSubscription.options));

const send = (method: 'PUT' | 'POST', path: string, body: object) =>
  fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Reports to the server the subscription that has replaced an old one. */
export async function renewSubscription(
  registration: ServiceWorkerRegistration,
  changed: Changed,
): Promise<void> {
  const renewed = await replacementOf(registration, changed);
  if (renewed) await send('PUT', '/api/channels/devices', { ...renewed.toJSON(), isRenewal: true });
}

/** The same for the alerts of a phone without a name, which the server knows by the old address. */
export async function renewAlerts(registration: ServiceWorkerRegistration, changed: Changed): Promise<void> {
  const subscription = await replacementOf(registration, changed);
  const endpoint = changed.oldSubscription?.endpoint;
  if (!subscription || !endpoint) return;
  await send('POST', '/api/phone-alerts/renew', { endpoint, subscription });
}
