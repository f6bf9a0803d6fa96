import { orNull } from './api.ts';
import type { Deployment, Step } from './step.ts';

/** A database cannot be moved, and there is no hint for India. */
const LOCATION = 'apac';
const EXPIRY_DAYS = 90;

/** The zone that a host belongs to. Throws where the account has none that is active. */
export async function findZone({ api }: Deployment['tools'], host: string): Promise<string> {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const path = `/zones?name=${name}&account.id=${api.account}`;
    const [zone] = await api.all<{ id: string; status: string }[]>(path);
    if (zone && zone.status !== 'active') throw new Error(`The zone ${name} is ${zone.status}, not active`);
    if (zone) return zone.id;
  }
  throw new Error(`The account has no zone for ${host}: add the domain to Cloudflare first`);
}

function storage({ tools: { api }, target: { worker, config } }: Deployment): Step[] {
  const databases = config.d1_databases.map((database) => ({
    what: `D1 ${database.database_name} in ${LOCATION}`,
    isDone: async () => {
      const path = `/d1/database?name=${database.database_name}`;
      const found = (await api.of<{ uuid: string; name: string }[]>(path)).find(
        ({ name }) => name === database.database_name,
      );
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
        const all = await api.of<{ id: string; title: string }[]>('/storage/kv/namespaces?per_page=1000');
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

/** Pictures have their own host. */
function pictures({
  tools: { api },
  target: { mediaBucket },
  options: { mediaHost },
  zone,
}: Deployment): Step {
  const path = `/r2/buckets/${mediaBucket}/domains/custom`;
  return {
    what: `pictures at ${mediaHost}`,
    isDone: async () => {
      const found = await orNull(api.of<{ domains: { domain: string; enabled: boolean }[] }>(path));
      return found?.domains.some(({ domain, enabled }) => domain === mediaHost && enabled) ?? false;
    },
    run: () => api.of(path, { json: { domain: mediaHost, zoneId: zone, enabled: true, minTLS: '1.2' } }),
  };
}

/** What can be made again, or is no longer needed, goes by itself. */
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

/** While two versions share the traffic, a visitor's page and its files have to come from the same one. */
function affinity({ tools: { api }, options: { domain }, zone }: Deployment): Step {
  const description = `One version for one visitor of ${domain}`;
  const header = { operation: 'set', expression: 'to_string(ip.src)' };
  const rule = {
    description,
    expression: `(http.host eq "${domain}")`,
    action: 'rewrite',
    action_parameters: { headers: { 'Cloudflare-Workers-Version-Key': header } },
  };
  const path = `/zones/${zone}/rulesets/phases/http_request_late_transform/entrypoint`;
  const find = () => orNull(api.all<Ruleset>(path));
  return {
    what: description.toLowerCase(),
    isDone: async () => (await find())?.rules?.some((known) => known.description === description) ?? false,
    run: async () => {
      const found = await find();
      // A rule is added, not the list replaced: the zone may have others.
      if (found) await api.all(`/zones/${zone}/rulesets/${found.id}/rules`, { json: rule });
      else await api.all(path, { method: 'PUT', json: { rules: [rule] } });
    },
  };
}

/** Everything that has to be there before the Worker can be uploaded. */
export const resources = (deployment: Deployment): Step[] => [
  ...storage(deployment),
  pictures(deployment),
  // Preview cards are drawn again on the next request.
  expiry(deployment, deployment.target.mediaBucket, 'cards/'),
  expiry(deployment, deployment.target.privateBucket, 'releases/files/'),
  affinity(deployment),
];

/** The site's address, once there is a Worker to answer there. An address that another Worker has is not taken over. */
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
      const json = { hostname, service: target.worker, zone_id: zone, environment: 'production' };
      return api.of('/workers/domains', { method: 'PUT', json });
    },
  };
}
