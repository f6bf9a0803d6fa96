import { type Values, withSecrets } from './secrets.ts';
import type { Deployment } from './step.ts';

/** The source that a version was built from. */
export interface Source {
  /** The commit, with `-dirty` if files differ from it. */
  tag: string;
  message: string;
}

/** Uploads the build, as a version without traffic (`versions upload`) or live (`deploy`). Returns its id. */
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

/** Applies what `versions upload` leaves out: crons, queue consumers, logs and traces. */
export async function applyTriggers({ tools: { api, wrangler }, target }: Deployment): Promise<void> {
  await wrangler(['triggers', 'deploy', '--config', target.file]);
  const { observability, logpush = false } = target.config;
  const json = { observability, logpush };
  await api.of(`/workers/scripts/${target.worker}/script-settings`, { method: 'PATCH', json });
}

/**
 * Records in the private bucket what a rollback needs: the previous versions, and a bookmark of each database
 * before its migration.
 */
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
