import { randomUUID } from 'node:crypto';
import { add, cursorPageOf, Database, type Handler, of, pageOf, refuse, type State } from './state.ts';

function consumersOf({ queues }: State, name: string) {
  const script = queues.get(name);
  if (script === undefined) refuse(404, 11000, `The queue ${name} does not exist`);
  return script
    ? [{ type: 'worker', consumer_id: `consumer-of-${name}`, script, environment: 'production' }]
    : [];
}

/** How long issuing the certificate of a new host takes. */
const CERTIFICATE_MS = 4 * 60_000;

/** Databases, buckets, namespaces and queues. */
export const storage: Record<string, Handler> = {
  'GET /d1/database': ({ state, query }) =>
    pageOf(
      [...state.databases]
        .filter(([, { name }]) => name.includes(query.get('name') ?? ''))
        .map(([uuid, { name }]) => ({ uuid, name })),
      query,
    ),
  'POST /d1/database': ({ state, json }) => {
    const { name = '', primary_location_hint: location } = json();
    if ([...state.databases.values()].some((database) => database.name === name))
      refuse(400, 7502, `A database with the name '${name}' already exists`);
    const uuid = randomUUID();
    state.databases.set(uuid, new Database(name, location));
    return { uuid, name };
  },
  'GET /d1/database/:name': ({ state, name }) => {
    const found = [...state.databases].find(([id, database]) => id === name || database.name === name);
    const [uuid, database] = found ?? refuse(404, 7404, `The database ${name} could not be found`);
    const { name: known, replication: mode } = database;
    return { uuid, name: known, version: 'production', read_replication: { mode } };
  },
  'PUT /d1/database/:name': ({ database, json }) => {
    const { mode } = json<{ read_replication?: { mode?: string } }>().read_replication ?? {};
    if (mode !== 'auto' && mode !== 'disabled') return refuse(400, 7500, `no such mode: ${mode}`);
    database.replication = mode;
    return { name: database.name, read_replication: { mode } };
  },
  'POST /d1/database/:name/time_travel/restore': ({ database: _, query }) => {
    const bookmark = query.get('bookmark') ?? refuse(400, 7500, 'no bookmark');
    return { bookmark, previous_bookmark: `${bookmark}-before`, message: 'restored' };
  },
  'GET /d1/database/:name/time_travel/bookmark': ({ database: _, name }) => ({
    bookmark: `00000085-0000024c-00004c6d-${name.replaceAll('-', '')}`,
  }),
  'POST /d1/database/:name/query': ({ database, json }) => database.query(json().sql ?? ''),
  'GET /r2/buckets/:name': ({ bucket: _, name }) => ({ name }),
  'POST /r2/buckets': ({ state, json }) => {
    const { name = '' } = json();
    add(state.buckets, name, { objects: new Map(), domains: new Map(), rules: [], storedAt: new Map() });
    return { name };
  },
  'GET /r2/buckets/:name/domains/custom': ({ bucket }) => ({
    domains: [...bucket.domains.keys()].map((domain) => ({ domain, enabled: true })),
  }),
  'POST /r2/buckets/:name/domains/custom': ({ state, bucket, now, json }) => {
    const { domain = '', zoneId = '' } = json();
    if (![...state.zones.values()].includes(zoneId)) refuse(400, 10040, 'no such zone');
    if (state.records.has(domain)) refuse(409, 10057, `${domain} has a DNS record already`);
    bucket.domains.set(domain, now + CERTIFICATE_MS);
    return { domain, enabled: true };
  },
  'GET /r2/buckets/:name/lifecycle': ({ bucket: { rules } }) => ({ rules }),
  'PUT /r2/buckets/:name/lifecycle': ({ bucket, json }) => {
    bucket.rules = json<{ rules: { id: string }[] }>().rules;
    return {};
  },
  'GET /r2/buckets/:name/objects': ({ bucket, query }) =>
    cursorPageOf(
      [...bucket.storedAt]
        .filter(([key]) => key.startsWith(query.get('prefix') ?? ''))
        .map(([key, at]) => ({ key, last_modified: new Date(at).toISOString() })),
      query,
    ),
  'GET /r2/buckets/:name/objects/*': ({ bucket, rest }) => of(bucket.objects, rest),
  'PUT /r2/buckets/:name/objects/*': ({ bucket, rest, text, now }) => {
    bucket.objects.set(rest, text);
    bucket.storedAt.set(rest, now);
    return { key: rest };
  },
  'GET /storage/kv/namespaces': ({ state, query }) =>
    pageOf(
      [...state.namespaces].map(([id, title]) => ({ id, title })),
      query,
    ),
  'GET /images/v1/stats': ({ state }) =>
    state.plans.has('images')
      ? { count: { allowed: 100_000, current: 0 } }
      : refuse(403, 5403, 'no Images plan'),
  'POST /storage/kv/namespaces': ({ state, json }) => {
    const id = randomUUID().replaceAll('-', '');
    const { title = '' } = json();
    if ([...state.namespaces.values()].includes(title))
      refuse(400, 10014, 'a namespace with this title exists');
    state.namespaces.set(id, title);
    return { id, title };
  },
  // wrangler queries several names at once.
  'GET /queues': ({ state, query }) => {
    const names = query.getAll('name');
    return [...state.queues.keys()]
      .filter((name) => names.length === 0 || names.some((part) => name.includes(part)))
      .map((name) => {
        const consumers = consumersOf(state, name);
        return { queue_name: name, queue_id: name, producers: [], consumers };
      });
  },
  'POST /queues': ({ state, json }) => {
    const { queue_name: name = '' } = json();
    add(state.queues, name, null);
    return { queue_name: name, queue_id: name };
  },
  'GET /queues/:name/consumers': ({ state, name }) => consumersOf(state, name),
  'POST /queues/:name/consumers': ({ state, name, json }) => {
    const { script_name: script = '' } = json();
    const [other] = consumersOf(state, name);
    if (other) refuse(409, 11004, `The queue ${name} has the consumer ${other.script}`);
    of(state.scripts, script);
    state.queues.set(name, script);
    return consumersOf(state, name)[0];
  },
  'PUT /queues/:name/consumers/*': ({ state, name }) =>
    consumersOf(state, name)[0] ?? refuse(404, 11003, 'The queue has no such consumer'),
};
