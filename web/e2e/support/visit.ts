/** A buyer's request to see a vehicle tomorrow, sent without a browser. */
export async function requestVisit(vehicleId: string, buyerName: string) {
  const origin = `http://localhost:${process.env.E2E_PORT}`;
  const form = new FormData();
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const fields = { day, part: 'morning', buyerName, buyerMobile: `98${`${Date.now()}`.slice(-8)}` };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const path = `${origin}/vehicle/${vehicleId}/visit`;
  const response = await fetch(path, { method: 'POST', body: form, headers: { origin } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
}
