import { randomUUID } from 'node:crypto';
import { type Binding, type Handler, refuse, type Script, type State } from './state.ts';

interface Metadata {
  bindings: Binding[];
  migrations?: { old_tag?: string; new_tag: string };
  annotations?: Record<string, string>;
}

/** Refuses bindings to what the account does not have, and counts the secrets that a version brings. */
function checkBindings(state: State, { bindings }: Metadata): string[] {
  for (const {
    type,
    name,
    id,
    bucket_name: bucket,
    namespace_id: namespace,
    queue_name: queue,
  } of bindings) {
    if (type === 'queue' && !state.queues.has(queue ?? ''))
      refuse(400, 11000, `no queue ${queue} for ${name}`);
    const isKnown =
      (type !== 'd1' || state.databases.has(id ?? '')) &&
      (type !== 'r2_bucket' || state.buckets.has(bucket ?? '')) &&
      (type !== 'kv_namespace' || state.namespaces.has(namespace ?? ''));
    if (!isKnown) refuse(400, 10021, `binding ${name} of type ${type} must have a valid \`id\` specified`);
  }
  return bindings.flatMap(({ type, name }) => (type === 'secret_text' ? [name] : []));
}

async function metadataOf(form: () => Promise<FormData>): Promise<Metadata> {
  const part = (await form()).get('metadata');
  const text = typeof part === 'string' ? part : await part?.text();
  return JSON.parse(text ?? refuse(400, 10022, 'no metadata')) as Metadata;
}

function addVersion(state: State, name: string, metadata: Metadata): string {
  const id = randomUUID();
  const script = state.scripts.get(name) ?? refuse(404, 10007, 'This Worker does not exist on your account');
  for (const secret of checkBindings(state, metadata)) script.secrets.add(secret);
  script.versions.set(id, {
    id,
    number: script.versions.size + 1,
    annotations: metadata.annotations ?? {},
    migrationTag: script.migrationTag,
    resources: { script: { etag: id }, script_runtime: {}, bindings: metadata.bindings },
    metadata: {
      created_on: new Date().toISOString(),
      author_email: 'someone@example.test',
      source: 'wrangler',
    },
  });
  return id;
}

const versionAnswer = (id: string) => ({
  id,
  startup_time_ms: 12,
  metadata: { has_preview: false },
  resources: { script: { etag: id } },
});

const scriptOf = ({ scripts }: State, name: string) =>
  scripts.get(name) ?? refuse(404, 10007, 'This Worker does not exist on your account');

/** A Worker, its versions, deployments, secrets and addresses. */
export const workers: Record<string, Handler> = {
  'GET /workers/services/:name': ({ state, name }) => {
    const script = state.scripts.get(name) ?? refuse(404, 10090, 'service not found');
    return {
      default_environment: {
        environment: 'production',
        script: { tag: name, tags: [], last_deployed_from: 'wrangler', migration_tag: script.migrationTag },
      },
    };
  },
  'POST /workers/scripts/:name/assets-upload-session': () => ({ jwt: 'e30.e30.e30', buckets: [] }),
  'PUT /workers/scripts/:name': async ({ state, name, form }) => {
    const metadata = await metadataOf(form);
    checkBindings(state, metadata);
    const script: Script = state.scripts.get(name) ?? {
      versions: new Map(),
      secrets: new Set(),
      deployments: [],
    };
    const { migrations } = metadata;
    if (migrations && migrations.old_tag !== script.migrationTag) refuse(412, 10079, 'wrong migration tag');
    if (migrations) script.migrationTag = migrations.new_tag;
    state.scripts.set(name, script);
    const id = addVersion(state, name, metadata);
    script.deployments.unshift({ versions: [{ version_id: id, percentage: 100 }] });
    return { id: name, deployment_id: id.replaceAll('-', ''), startup_time_ms: 12, tag: name };
  },
  'POST /workers/scripts/:name/versions': async ({ state, name, form }) => {
    scriptOf(state, name);
    const metadata = await metadataOf(form);
    if (metadata.migrations) refuse(400, 10211, 'migrations must be deployed with wrangler deploy');
    return versionAnswer(addVersion(state, name, metadata));
  },
  'GET /workers/scripts/:name/versions': ({ state, name }) => ({
    items: [...scriptOf(state, name).versions.values()].reverse(),
  }),
  'GET /workers/scripts/:name/versions/*': ({ state, name, rest }) =>
    scriptOf(state, name).versions.get(rest) ?? refuse(404, 10212, `no version ${rest}`),
  'GET /workers/scripts/:name/deployments': ({ state, name }) => ({
    deployments: scriptOf(state, name).deployments,
  }),
  'POST /workers/scripts/:name/deployments': ({ state, name, json }) => {
    const script = scriptOf(state, name);
    const { versions } = json as { versions: { version_id: string; percentage: number }[] };
    const found = versions.map(
      ({ version_id: id }) => script.versions.get(id) ?? refuse(400, 10212, `no version ${id}`),
    );
    if (versions.length > 2) refuse(400, 10213, 'A deployment has two versions at most');
    if (versions.reduce((sum, { percentage }) => sum + percentage, 0) !== 100) {
      refuse(400, 10214, 'Percentages must sum to 100');
    }
    if (new Set(found.map(({ migrationTag }) => migrationTag)).size > 1) {
      refuse(400, 10215, 'Versions with different Durable Object migrations cannot share traffic');
    }
    script.deployments.unshift({ versions });
    return { id: randomUUID(), versions };
  },
  'GET /workers/scripts/:name/secrets': ({ state, name }) =>
    [...scriptOf(state, name).secrets].map((secret) => ({ name: secret, type: 'secret_text' })),
  'PUT /workers/scripts/:name/secrets': ({ state, name, json }) => {
    const { name: secret = '' } = json as Record<string, string>;
    scriptOf(state, name).secrets.add(secret);
    return { name: secret, type: 'secret_text' };
  },
  'GET /workers/workers/:name': ({ state, name }) => {
    scriptOf(state, name);
    return { id: name, name, subdomain: { enabled: false, previews_enabled: false } };
  },
  'POST /workers/scripts/:name/subdomain': ({ json }) => json,
  'GET /workers/scripts/:name/settings': ({ state, name }) => {
    scriptOf(state, name);
    return { bindings: [] };
  },
  'PUT /workers/scripts/:name/schedules': ({ json }) => ({ schedules: json }),
  'PATCH /workers/scripts/:name/script-settings': ({ state, name, json }) => {
    scriptOf(state, name);
    return json;
  },
  'GET /zones/:name/rulesets/phases/http_request_late_transform/entrypoint': ({ state, name }) => {
    const rules = state.rules.get(name) ?? refuse(404, 10003, 'could not find entrypoint ruleset');
    return { id: 'late', rules: rules.map((description) => ({ description })) };
  },
  'PUT /zones/:name/rulesets/phases/http_request_late_transform/entrypoint': ({ state, name, json }) => {
    const { rules } = json as { rules: { description: string }[] };
    state.rules.set(
      name,
      rules.map(({ description }) => description),
    );
    return { id: 'late' };
  },
  'POST /zones/:name/rulesets/late/rules': ({ state, name, json }) => {
    state.rules.get(name)?.push((json as { description: string }).description);
    return { id: 'late' };
  },
  'GET /workers/domains': ({ state, query }) => {
    const hostname = query.get('hostname') ?? '';
    const service = state.domains.get(hostname);
    return service ? [{ hostname, service }] : [];
  },
  'PUT /workers/domains': ({ state, json }) => {
    const { hostname, service, zone_id: zone } = json as Record<string, string>;
    if (![...state.zones.values()].includes(zone ?? '')) refuse(400, 7003, 'no such zone');
    scriptOf(state, service ?? '');
    if (state.domains.has(hostname ?? '')) refuse(409, 100_117, 'The hostname is in use');
    state.domains.set(hostname ?? '', service ?? '');
    return { id: hostname, hostname, service };
  },
};
