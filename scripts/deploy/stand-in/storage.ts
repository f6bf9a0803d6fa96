import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { splitStatements } from '../../lib/sql-statements.ts';
import { Download, type Handler, refuse, type State } from './state.ts';

const databaseOf = ({ databases }: State, id: string) =>
  databases.get(id) ?? refuse(404, 7404, `The database ${id} could not be found`);

const bucketOf = ({ buckets }: State, name: string) =>
  buckets.get(name) ?? refuse(404, 10006, 'The specified bucket does not exist.');

function consumersOf({ queues }: State, name: string) {
  const script = queues.get(name);
  if (script === undefined) refuse(404, 11000, `The queue ${name} does not exist`);
  return script
    ? [{ type: 'worker', consumer_id: `consumer-of-${name}`, script, environment: 'production' }]
    : [];
}

/** As one transaction. Comments and whole files are refused: the platform splits them in the wrong places. */
function query(db: DatabaseSync, sql: string) {
  if (/--|\/\*/.test(sql.replaceAll(/'(?:[^']|'')*'/g, ''))) refuse(400, 7500, 'a comment was split');
  const statements = splitStatements(sql);
  if (statements.length > 2) refuse(400, 7500, `${statements.length} statements were sent as one`);
  db.exec('begin');
  try {
    const results = statements.map((statement) => ({ results: db.prepare(statement).all(), success: true }));
    db.exec('commit');
    return results;
  } catch (error) {
    db.exec('rollback');
    return refuse(400, 7500, (error as Error).message);
  }
}

/** Databases, buckets, namespaces and queues. */
export const storage: Record<string, Handler> = {
  'GET /d1/database': ({ state, query: asked }) =>
    [...state.databases]
      .filter(([, { name }]) => name.includes(asked.get('name') ?? ''))
      .map(([uuid, { name }]) => ({ uuid, name })),
  'POST /d1/database': ({ state, json }) => {
    const { name = '', primary_location_hint: location } = json as Record<string, string>;
    if ([...state.databases.values()].some((database) => database.name === name)) {
      refuse(400, 7502, `A database with the name '${name}' already exists`);
    }
    const uuid = randomUUID();
    state.databases.set(uuid, { name, db: new DatabaseSync(':memory:'), location });
    return { uuid, name };
  },
  'GET /d1/database/:name': ({ state, name }) => {
    const found = [...state.databases].find(([id, database]) => id === name || database.name === name);
    const [uuid, { name: known }] = found ?? refuse(404, 7404, `The database ${name} could not be found`);
    return { uuid, name: known, version: 'production' };
  },
  'POST /d1/database/:name/time_travel/restore': ({ state, name, query: asked }) => {
    databaseOf(state, name);
    const bookmark = asked.get('bookmark') ?? refuse(400, 7500, 'no bookmark');
    return { bookmark, previous_bookmark: `${bookmark}-before`, message: 'restored' };
  },
  'GET /d1/database/:name/time_travel/bookmark': ({ state, name }) => {
    databaseOf(state, name);
    return { bookmark: `00000085-0000024c-00004c6d-${name.replaceAll('-', '')}` };
  },
  'POST /d1/database/:name/query': ({ state, name, json }) =>
    query(databaseOf(state, name).db, (json as { sql: string }).sql),
  'GET /r2/buckets/:name': ({ state, name }) => {
    bucketOf(state, name);
    return { name };
  },
  'POST /r2/buckets': ({ state, json }) => {
    const { name = '' } = json as Record<string, string>;
    if (state.buckets.has(name)) refuse(409, 10004, 'The bucket exists');
    state.buckets.set(name, { objects: new Map(), domains: [], rules: [] });
    return { name };
  },
  'GET /r2/buckets/:name/domains/custom': ({ state, name }) => ({
    domains: bucketOf(state, name).domains.map((domain) => ({ domain, enabled: true })),
  }),
  'POST /r2/buckets/:name/domains/custom': ({ state, name, json }) => {
    const { domain = '', zoneId } = json as Record<string, string>;
    if (![...state.zones.values()].includes(zoneId ?? '')) refuse(400, 10040, 'no such zone');
    bucketOf(state, name).domains.push(domain);
    return { domain, enabled: true };
  },
  'GET /r2/buckets/:name/lifecycle': ({ state, name }) => ({ rules: bucketOf(state, name).rules }),
  'PUT /r2/buckets/:name/lifecycle': ({ state, name, json }) => {
    bucketOf(state, name).rules = (json as { rules: { id: string }[] }).rules;
    return {};
  },
  'GET /r2/buckets/:name/objects/*': ({ state, name, rest }) =>
    new Download(
      bucketOf(state, name).objects.get(rest) ?? refuse(404, 10007, 'The specified key does not exist.'),
    ),
  'PUT /r2/buckets/:name/objects/*': ({ state, name, rest, text }) => {
    bucketOf(state, name).objects.set(rest, text);
    return { key: rest };
  },
  'GET /storage/kv/namespaces': ({ state }) => [...state.namespaces].map(([id, title]) => ({ id, title })),
  'POST /storage/kv/namespaces': ({ state, json }) => {
    const id = randomUUID().replaceAll('-', '');
    const { title = '' } = json as Record<string, string>;
    if ([...state.namespaces.values()].includes(title))
      refuse(400, 10014, 'a namespace with this title exists');
    state.namespaces.set(id, title);
    return { id, title };
  },
  'GET /queues': ({ state, query: asked }) =>
    [...state.queues.keys()]
      .filter((name) => name.includes(asked.get('name') ?? ''))
      .map((name) => ({
        queue_name: name,
        queue_id: name,
        producers: [],
        consumers: consumersOf(state, name),
      })),
  'POST /queues': ({ state, json }) => {
    const { queue_name: name = '' } = json as Record<string, string>;
    if (state.queues.has(name)) refuse(409, 11009, 'The queue exists');
    state.queues.set(name, null);
    return { queue_name: name, queue_id: name };
  },
  'GET /queues/:name/consumers': ({ state, name }) => consumersOf(state, name),
  'POST /queues/:name/consumers': ({ state, name, text }) => {
    const { script_name: script = '' } = JSON.parse(text) as Record<string, string>;
    const [other] = consumersOf(state, name);
    if (other) refuse(409, 11004, `The queue ${name} has the consumer ${other.script}`);
    if (!state.scripts.has(script)) refuse(404, 11003, `no Worker ${script}`);
    state.queues.set(name, script);
    return consumersOf(state, name)[0];
  },
  'PUT /queues/:name/consumers/*': ({ state, name }) =>
    consumersOf(state, name)[0] ?? refuse(404, 11003, 'The queue has no such consumer'),
};
