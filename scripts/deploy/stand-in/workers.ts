import { randomUUID } from 'node:crypto';
import { add, type Binding, type Handler, of, refuse, type Script, type State } from './state.ts';

interface Metadata {
  bindings: Binding[];
  migrations?: { old_tag?: string; new_tag: string };
  annotations?: Record<string, string>;
}

/** The metadata of wrangler's upload. Refuses bindings to resources that the account does not have. */
async function metadataOf(state: State, form: () => Promise<FormData>): Promise<Metadata> {
  const part = (await form()).get('metadata');
  const text = typeof part === 'string' ? part : await part?.text();
  const metadata: Metadata = JSON.parse(text ?? refuse(400, 10022, 'no metadata'));
  if (state.startUpError) refuse(400, 10021, `Script startup failed: ${state.startUpError}`);
  const isKnown: Record<string, (binding: Binding) => boolean> = {
    queue: ({ queue_name: queue = '' }) => state.queues.has(queue),
    d1: ({ id = '' }) => state.databases.has(id),
    r2_bucket: ({ bucket_name: bucket = '' }) => state.buckets.has(bucket),
    kv_namespace: ({ namespace_id: namespace = '' }) => state.namespaces.has(namespace),
  };
  for (const binding of metadata.bindings) {
    const { name, type } = binding;
    if (isKnown[type]?.(binding) === false)
      refuse(400, 10021, `binding ${name} (${type}) must have a valid id`);
  }
  return metadata;
}

function addVersion(state: State, name: string, { bindings, annotations = {} }: Metadata): string {
  const id = randomUUID();
  const script = of(state.scripts, name);
  const given = bindings.filter(({ type }) => type === 'secret_text');
  for (const { name: secret } of given) script.secrets.add(secret);
  if (given.length > 0) script.secretsAt += 1;
  script.versions.set(id, {
    id,
    number: script.versions.size + 1,
    annotations,
    migrationTag: script.migrationTag,
    secretsAt: script.secretsAt,
    resources: { script: { etag: id }, script_runtime: {}, bindings },
    metadata: { created_on: new Date().toISOString(), author_email: 'a@example.test', source: 'wrangler' },
  });
  return id;
}

const newestOf = ({ versions }: Script) => [...versions.values()].at(-1);

/** A version like the newest, with other secrets. */
function changeSecrets(state: State, name: string, change: (secrets: Set<string>) => void): string {
  const script = of(state.scripts, name);
  change(script.secrets);
  script.secretsAt += 1;
  return addVersion(state, name, { bindings: newestOf(script)?.resources.bindings ?? [] });
}

/** Puts or deletes a secret, and deploys it: refused while the newest version does not have all requests. */
function deploySecret(state: State, name: string, now: number, change: (secrets: Set<string>) => void) {
  const script = of(state.scripts, name);
  const [live] = script.deployments[0]?.versions ?? [];
  if (live?.version_id !== newestOf(script)?.id || live?.percentage !== 100)
    refuse(400, 10215, 'The latest version of your Worker is not currently deployed');
  const id = changeSecrets(state, name, change);
  script.deployments.unshift({ at: now, versions: [{ version_id: id, percentage: 100 }] });
}

/**
 * The versions that had all or part of the requests stay as they were; an older one, with secrets from before
 * a change, is refused unless it is forced.
 */
function checkSecrets(script: Script, wanted: readonly string[]) {
  const live = (script.deployments[0]?.versions ?? []).map(({ version_id: id }) => of(script.versions, id));
  const newest = live.toSorted((one, other) => other.number - one.number)[0];
  const returning = wanted.map((id) => of(script.versions, id, 10212)).filter((one) => !live.includes(one));
  const isOlder =
    newest && returning.some((one) => one.number < newest.number && one.secretsAt !== newest.secretsAt);
  if (isOlder) refuse(400, 10220, 'The following secrets have changed: SOME');
}

/** A Worker: its versions, deployments, secrets and addresses. */
export const workers: Record<string, Handler> = {
  'GET /workers/services/:name': ({ name, script: { migrationTag } }) => {
    const script = { tag: name, tags: [], last_deployed_from: 'wrangler', migration_tag: migrationTag };
    return { default_environment: { environment: 'production', script } };
  },
  'POST /workers/scripts/:name/assets-upload-session': () => ({ jwt: 'e30.e30.e30', buckets: [] }),
  'PUT /workers/scripts/:name': async ({ state, name, now, form }) => {
    const metadata = await metadataOf(state, form);
    const script: Script = state.scripts.get(name) ?? {
      versions: new Map(),
      secrets: new Set(),
      secretsAt: 0,
      deployments: [],
    };
    const { migrations } = metadata;
    if (migrations && migrations.old_tag !== script.migrationTag) refuse(412, 10079, 'wrong migration tag');
    if (migrations) script.migrationTag = migrations.new_tag;
    state.scripts.set(name, script);
    const id = addVersion(state, name, metadata);
    script.deployments.unshift({ at: now, versions: [{ version_id: id, percentage: 100 }] });
    return { id: name, deployment_id: id.replaceAll('-', ''), startup_time_ms: 12, tag: name };
  },
  'POST /workers/scripts/:name/versions': async ({ state, name, script: _, form }) => {
    const metadata = await metadataOf(state, form);
    if (metadata.migrations) refuse(400, 10211, 'migrations must be deployed with wrangler deploy');
    const id = addVersion(state, name, metadata);
    const resources = { script: { etag: id } };
    return { id, startup_time_ms: 12, metadata: { has_preview: false }, resources };
  },
  'GET /workers/scripts/:name/versions': ({ script }) => ({ items: [...script.versions.values()].reverse() }),
  'GET /workers/scripts/:name/versions/*': ({ script, rest }) => of(script.versions, rest, 10212),
  'GET /workers/scripts/:name/deployments': ({ script: { deployments } }) => ({ deployments }),
  'POST /workers/scripts/:name/deployments': ({ script, now, query, json }) => {
    const { versions } = json<{ versions: { version_id: string; percentage: number }[] }>();
    const found = versions.map(({ version_id: id }) => of(script.versions, id, 10212));
    if (versions.length > 2) refuse(400, 10213, 'A deployment has two versions at most');
    if (versions.reduce((sum, { percentage }) => sum + percentage, 0) !== 100)
      refuse(400, 10214, 'Percentages must sum to 100');
    if (new Set(found.map(({ migrationTag }) => migrationTag)).size > 1)
      refuse(400, 10215, 'Versions with different Durable Object migrations cannot share traffic');
    if (query.get('force') !== 'true')
      checkSecrets(
        script,
        versions.map(({ version_id: id }) => id),
      );
    script.deployments.unshift({ at: now, versions });
    return { id: randomUUID(), versions };
  },
  'GET /workers/scripts/:name/secrets': ({ script }) =>
    [...script.secrets].map((name) => ({ name, type: 'secret_text' })),
  'PUT /workers/scripts/:name/secrets': ({ state, name: worker, now, json }) => {
    const { name = '' } = json();
    deploySecret(state, worker, now, (secrets) => secrets.add(name));
    return { name, type: 'secret_text' };
  },
  'DELETE /workers/scripts/:name/secrets/*': ({ state, name, now, rest }) => {
    deploySecret(state, name, now, (secrets) => secrets.delete(rest));
    return null;
  },
  'PATCH /workers/workers/:name/versions/latest': ({ state, name, json }) => {
    const { env } = json<{ env: Record<string, object | null> }>();
    const id = changeSecrets(state, name, (secrets) => {
      for (const [secret, value] of Object.entries(env)) {
        if (value === null) secrets.delete(secret);
        else secrets.add(secret);
      }
    });
    return { id };
  },
  'GET /workers/workers/:name': ({ name, script: _ }) => ({
    id: name,
    name,
    subdomain: { enabled: false, previews_enabled: false },
  }),
  'POST /workers/scripts/:name/subdomain': ({ json }) => json(),
  'GET /workers/scripts/:name/settings': ({ script: _ }) => ({ bindings: [] }),
  'PUT /workers/scripts/:name/schedules': ({ json }) => ({ schedules: json() }),
  'PATCH /workers/scripts/:name/script-settings': ({ script: _, json }) => json(),
  'GET /workers/domains': ({ state, query }) => {
    const hostname = query.get('hostname') ?? '';
    const service = state.domains.get(hostname);
    return service ? [{ hostname, service }] : [];
  },
  'PUT /workers/domains': ({ state, json }) => {
    const body = json<Record<string, string> & { override_existing_dns_record?: boolean }>();
    const { hostname = '', service = '', zone_id: zone = '' } = body;
    const isReplacing = body.override_existing_dns_record;
    if (![...state.zones.values()].includes(zone)) refuse(400, 7003, 'no such zone');
    of(state.scripts, service);
    if (state.records.has(hostname) && !isReplacing) {
      refuse(
        409,
        100117,
        `${hostname} already has externally managed DNS records: use override_existing_dns_record`,
      );
    }
    state.records.delete(hostname);
    add(state.domains, hostname, service);
    return { id: hostname, hostname, service };
  },
};
