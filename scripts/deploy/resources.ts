import { RESTORE_LOG } from '../../schema/restore/copy.ts';
import { type Api, orNull } from './api.ts';
import type { Deployment, Step } from './step.ts';

/** A database cannot be moved, and there is no hint for India. */
const LOCATION = 'apac';
const EXPIRY_DAYS = 90;

/** The zone that a host belongs to. Throws if the account has no active one. */
export async function findZone({ api }: Deployment['tools'], host: string): Promise<string> {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const path = `/zones?name=${name}&account.id=${api.account}`;
    const [zone] = await api.all<{ id: string; status: string }[]>(path);
    if (zone && zone.status !== 'active') throw new Error(`The zone ${name} is ${zone.status}, not active`);
    if (zone) return zone.id;
  }
  throw new Error(`The account has no zone for ${host}: add the domain to Cloudflare first`);
}

/** Names are looked up in the replica nearest to the request; all other statements go to the primary. */
function replicas({ tools: { api }, target: { config } }: Deployment): Step[] {
  const directories = config.d1_databases.filter(({ binding }) => binding === 'DIRECTORY');
  return directories.map((database) => {
    const path = () => `/d1/database/${database.database_id}`;
    return {
      what: `read replicas of D1 ${database.database_name}`,
      isDone: async () => {
        if (!database.database_id) return false;
        const found = await orNull(api.of<{ read_replication?: { mode: string } }>(path()));
        return found?.read_replication?.mode === 'auto';
      },
      run: () => api.of(path(), { method: 'PUT', json: { read_replication: { mode: 'auto' } } }),
    };
  });
}

function storage({ tools: { api }, target: { worker, config } }: Deployment): Step[] {
  // Shared by all shards.
  let databasesOfAccount: Promise<{ uuid: string; name: string }[]> | undefined;
  const known = () => {
    databasesOfAccount ??= api.list('/d1/database');
    return databasesOfAccount;
  };
  const databases = config.d1_databases.map((database) => ({
    what: `D1 ${database.database_name} in ${LOCATION}`,
    isDone: async () => {
      const found = (await known()).find(({ name }) => name === database.database_name);
      if (found) database.database_id = found.uuid;
      return found !== undefined;
    },
    run: async () => {
      const json = { name: database.database_name, primary_location_hint: LOCATION };
      database.database_id = (await api.of<{ uuid: string }>('/d1/database', { json })).uuid;
    },
  }));
  const buckets = config.r2_buckets.map(({ bucket_name: name }) => ({
    what: `R2 ${name} in ${LOCATION}`,
    isDone: async () => (await orNull(api.of(`/r2/buckets/${name}`))) !== null,
    run: () => api.of('/r2/buckets', { json: { name, locationHint: LOCATION } }),
  }));
  const namespaces = config.kv_namespaces.map((namespace) => {
    const title = `${worker}-${namespace.binding.toLowerCase()}`;
    return {
      what: `KV ${title}`,
      isDone: async () => {
        const all = await api.list<{ id: string; title: string }>('/storage/kv/namespaces');
        const found = all.find((known) => known.title === title);
        if (found) namespace.id = found.id;
        return found !== undefined;
      },
      run: async () => {
        namespace.id = (await api.of<{ id: string }>('/storage/kv/namespaces', { json: { title } })).id;
      },
    };
  });
  const { producers, consumers } = config.queues;
  const deadLetters = consumers.flatMap(({ dead_letter_queue: queue }) => (queue ? [{ queue }] : []));
  const queues = new Set([...producers, ...consumers, ...deadLetters].map(({ queue }) => queue));
  return [
    ...databases,
    ...buckets,
    ...namespaces,
    ...Array.from(queues, (name) => ({
      what: `queue ${name}`,
      isDone: async () => {
        const found = await api.of<{ queue_name: string }[]>(`/queues?name=${name}`);
        return found.some(({ queue_name: known }) => known === name);
      },
      run: () => api.of('/queues', { json: { queue_name: name } }),
    })),
  ];
}

/** The hosts of a bucket; none before it exists. */
export const domainsOf = async (api: Api, bucket: string) => {
  const path = `/r2/buckets/${bucket}/domains/custom`;
  const found = await orNull(api.of<{ domains: { domain: string; enabled: boolean }[] }>(path));
  return found?.domains ?? [];
};

/** The host of pictures. */
function pictures({
  tools: { api },
  target: { mediaBucket },
  options: { mediaHost },
  zone,
}: Deployment): Step {
  const path = `/r2/buckets/${mediaBucket}/domains/custom`;
  return {
    what: `pictures at ${mediaHost}`,
    isDone: async () =>
      (await domainsOf(api, mediaBucket)).some(({ domain, enabled }) => domain === mediaHost && enabled),
    run: () => api.of(path, { json: { domain: mediaHost, zoneId: zone, enabled: true, minTLS: '1.2' } }),
  };
}

/** Objects that can be recreated, or are no longer needed, expire automatically. */
function expiry({ tools: { api } }: Deployment, bucket: string, prefix: string): Step {
  const path = `/r2/buckets/${bucket}/lifecycle`;
  const condition = { type: 'Age', maxAge: EXPIRY_DAYS * 86_400 };
  const rule = { id: prefix, enabled: true, conditions: { prefix }, deleteObjectsTransition: { condition } };
  const find = async () => (await orNull(api.of<{ rules?: { id: string }[] }>(path)))?.rules ?? [];
  return {
    what: `${bucket}/${prefix} expires after ${EXPIRY_DAYS} days`,
    isDone: async () => (await find()).some(({ id }) => id === prefix),
    run: async () => api.of(path, { method: 'PUT', json: { rules: [...(await find()), rule] } }),
  };
}

interface Ruleset {
  id: string;
  rules?: { description?: string }[];
}

interface Rule {
  description: string;
  expression: string;
  action: string;
  action_parameters: Record<string, unknown>;
}

/** Adds a rule to one of the zone's phases, next to the existing ones. */
function zoneRule({ tools: { api }, zone }: Deployment, phase: string, rule: Rule): Step {
  const { description } = rule;
  const path = `/zones/${zone}/rulesets/phases/${phase}/entrypoint`;
  const find = () => orNull(api.all<Ruleset>(path));
  return {
    what: `rule of the zone: ${description[0]?.toLowerCase()}${description.slice(1)}`,
    isDone: async () => (await find())?.rules?.some((known) => known.description === description) ?? false,
    run: async () => {
      const found = await find();
      if (found) await api.all(`/zones/${zone}/rulesets/${found.id}/rules`, { json: rule });
      else await api.all(path, { method: 'PUT', json: { rules: [rule] } });
    },
  };
}

/** While two versions share the traffic, a visitor's page and its files must come from the same one. */
function affinity(deployment: Deployment): Step {
  const { domain } = deployment.options;
  const header = { operation: 'set', expression: 'to_string(ip.src)' };
  return zoneRule(deployment, 'http_request_late_transform', {
    description: `One version for one visitor of ${domain}`,
    expression: `(http.host eq "${domain}")`,
    action: 'rewrite',
    action_parameters: { headers: { 'Cloudflare-Workers-Version-Key': header } },
  });
}

/** By default, objects of a bucket are cached by extension; with this rule, their own headers decide. */
function pictureCache(deployment: Deployment): Step {
  const { mediaHost } = deployment.options;
  const fromOrigin = { mode: 'respect_origin' };
  return zoneRule(deployment, 'http_request_cache_settings', {
    description: `Pictures of ${mediaHost} are cached`,
    expression: `(http.host eq "${mediaHost}")`,
    action: 'set_cache_settings',
    action_parameters: { cache: true, edge_ttl: fromOrigin, browser_ttl: fromOrigin },
  });
}

/** One data centre fetches from the bucket for all others, so that most pictures are read from R2 once. */
const tieredCache = ({ tools: { api }, zone }: Deployment): Step[] =>
  Object.entries({
    'argo/tiered_caching': 'Tiered Cache',
    'cache/tiered_cache_smart_topology_enable': 'Smart Tiered Cache',
  }).map(([setting, name]) => {
    const path = `/zones/${zone}/${setting}`;
    return {
      what: `${name} is on (${setting})`,
      isDone: async () => (await orNull(api.all<{ value: string }>(path)))?.value === 'on',
      run: () => api.all(path, { method: 'PATCH', json: { value: 'on' } }),
    };
  });

/** Everything that must exist before the Worker can be uploaded. */
export const resources = (deployment: Deployment): Step[] => [
  ...storage(deployment),
  ...replicas(deployment),
  pictures(deployment),
  // Preview cards are drawn again on the next request.
  expiry(deployment, deployment.target.mediaBucket, 'cards/'),
  expiry(deployment, deployment.target.privateBucket, 'releases/files/'),
  // Databases are not restored further back than 30 days.
  expiry(deployment, deployment.target.privateBucket, RESTORE_LOG),
  affinity(deployment),
  pictureCache(deployment),
  ...tieredCache(deployment),
];

/** The site's address, once there is a Worker to serve it. An address of another Worker is not taken over. */
export function domain({ tools: { api }, target, options, zone }: Deployment): Step {
  const hostname = options.domain;
  return {
    what: `the site at ${hostname}`,
    isDone: async () => {
      const [found] = await api.of<{ service: string }[]>(`/workers/domains?hostname=${hostname}`);
      if (found && found.service !== target.worker) {
        throw new Error(`${hostname} belongs to the Worker ${found.service}`);
      }
      return found !== undefined;
    },
    run: () => {
      const json = {
        ...{ hostname, service: target.worker, zone_id: zone, environment: 'production' },
        override_existing_dns_record: options.isTakingOverDns,
      };
      return api.of('/workers/domains', { method: 'PUT', json });
    },
  };
}
