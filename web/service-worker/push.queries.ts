/** Moves a lead on by the session's cookie; false where that did not work, such as for a session that has ended. */
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

/** Tells the server of the subscription that has taken an old one's place. */
export async function renewSubscription(
  { pushManager }: ServiceWorkerRegistration,
  given: PushSubscription | null,
  old: PushSubscription | null,
): Promise<void> {
  const renewed = given ?? (old && (await pushManager.subscribe(old.options)));
  if (!renewed) return;
  await fetch('/api/notifications/devices', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...renewed.toJSON(), isRenewal: true }),
  });
}
