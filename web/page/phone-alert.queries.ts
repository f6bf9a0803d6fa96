/** Tells the server; rejects if it refuses or does not answer. */
export async function sendAlert(method: 'PUT' | 'POST', body: object): Promise<void> {
  const answer = await fetch(method === 'PUT' ? '/api/phone-alerts' : '/api/phone-alerts/end', {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();
  if (!answer.ok) throw new Error(`phone alerts answered ${answer.status}`);
}
