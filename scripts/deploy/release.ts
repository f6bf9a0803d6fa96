import { type Values, withSecrets } from './secrets.ts';
import type { Deployment } from './step.ts';

/** Which source a version was made from. */
export interface Source {
  /** The commit, with `-dirty` where files differ from it. */
  tag: string;
  message: string;
}

/** Uploads the build, as a version that gets no request yet (`versions upload`) or at once (`deploy`). Returns its id. */
export async function upload(
  { tools: { wrangler }, target }: Deployment,
  command: readonly string[],
  { tag, message }: Source,
  secrets: Values,
): Promise<string> {
  const config = ['--config', target.file, '--tag', tag.slice(0, 25), '--message', message.slice(0, 100)];
  const records = await withSecrets(secrets, (file) => wrangler([...command, ...config, ...file]));
  const id = records.map(({ version_id: version }) => version).find((version) => version);
  if (typeof id !== 'string') throw new Error('wrangler has named no version');
  return id;
}

/** What `versions upload` leaves: crons, consumers of queues, logs and traces. */
export async function applyTriggers({ tools: { api, wrangler }, target }: Deployment): Promise<void> {
  await wrangler(['triggers', 'deploy', '--config', target.file]);
  const { observability, logpush = false } = target.config;
  const json = { observability, logpush };
  await api.of(`/workers/scripts/${target.worker}/script-settings`, { method: 'PATCH', json });
}

/** Keeps what leads back from a release, in the private bucket: the versions before it, and each database before its migration. */
export async function keepRecord(
  { tools: { api, now }, target: { privateBucket } }: Deployment,
  record: Record<string, unknown>,
): Promise<string> {
  const at = new Date(now()).toISOString();
  const key = `releases/${at.replaceAll(':', '-')}.json`;
  const path = `/r2/buckets/${privateBucket}/objects/${key}`;
  await api.of(path, { method: 'PUT', json: { at, ...record } });
  return key;
}
