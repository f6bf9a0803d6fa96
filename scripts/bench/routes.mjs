async function signIn(origin) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'pro@demo.test', password: 'drive-the-lane-7' }),
  });
  if (!answer.ok) throw new Error(`the demo account could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The routes that are measured: each a name, the status it answers with, and what to ask in each turn. */
export function appRoutes({ app, ids, cookie }) {
  const idOf = (turn) => ids[turn % ids.length];
  const post = (path, json, turn) => ({
    origin: app,
    path,
    method: 'POST',
    // Another browser each time, or a repeated view would not be counted.
    headers: { origin: app, 'content-type': 'application/json', 'user-agent': `bench/${turn}` },
    body: JSON.stringify(json),
  });
  const lead = (turn) => ({
    vehicleId: idOf(turn),
    buyerName: 'Asha Rao',
    buyerMobile: `${9_000_000_000 + Math.floor(Math.random() * 900_000_000)}`,
    offerPrice: 300_000 + turn,
  });
  const get = (name, path, headers = {}) => ({
    name,
    expected: 200,
    next: (turn) => ({ origin: app, path: path(turn), headers }),
  });
  return [
    // An address with a unique query is never cached.
    get('page, rendered', (turn) => `/vehicle/${idOf(turn)}?v=${turn}`),
    get('page, kept', (turn) => `/vehicle/${idOf(turn)}`),
    get('profile, rendered', (turn) => `/sharma-motors?v=${turn}`),
    get('profile, searched', () => '/sharma-motors?search=swift'),
    get('own listings', () => '/api/vehicles', { cookie }),
    get('lead list', () => '/api/leads', { cookie }),
    { name: 'view', expected: 200, next: (turn) => post('/api/views', { vehicleId: idOf(turn) }, turn) },
    { name: 'offer', expected: 201, next: (turn) => post('/api/leads', lead(turn), turn) },
  ];
}

/** The input for one database's routes: a cookie, and the vehicles that have all photos. */
export async function askFor({ app }) {
  const cookie = await signIn(app);
  const vehicles = await (await fetch(`${app}/api/vehicles`, { headers: { cookie } })).json();
  const ids = vehicles
    .filter(({ status, images }) => status === 'available' && images.length === 4)
    .map(({ id }) => id);
  return { app, cookie, ids, image: vehicles[0].images[0] };
}
