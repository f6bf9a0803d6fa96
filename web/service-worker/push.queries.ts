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

/** Reports to the server the subscription that has replaced an old one. */
export async function renewSubscription(
  { pushManager }: ServiceWorkerRegistration,
  given: PushSubscription | null,
  old: PushSubscription | null,
): Promise<void> {
  const renewed = given ?? (old && (await pushManager.subscribe(old.options)));
  if (!renewed) return;
  await fetch('/api/channels/devices', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...renewed.toJSON(), isRenewal: true }),
  });
}
