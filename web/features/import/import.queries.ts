import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { MAX_IMPORT_CHANGES } from '../../../schema/vehicles/lists';
import { ApiError, apiOf, read } from '../../lib/api';
import { draftsQuery } from '../drafts/drafts.queries';
import { vehicleKeys } from '../vehicles/vehicles.queries';
import { importsKey } from './has-imports';
import {
  dropJob,
  type ImportChange,
  type ImportJob,
  isDone,
  nextChanges,
  nextDrafts,
  nextItems,
  readJobs,
  storeJob,
} from './import-job';

/** The imports that this device has begun within a day. */
export const importJobsQuery = queryOptions({
  queryKey: [...importsKey, 'all'],
  queryFn: readJobs,
  networkMode: 'always',
  staleTime: 0,
});

const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: draftsQuery.queryKey }),
    client.invalidateQueries({ queryKey: vehicleKeys.all }),
    client.invalidateQueries({ queryKey: importsKey }),
  ]);

async function sendDrafts(client: QueryClient, job: ImportJob): Promise<ImportJob> {
  const drafts = nextDrafts(job);
  await read(apiOf(client).drafts.imports.$post({ json: { importId: job.id, drafts } }));
  return { ...job, sentDrafts: job.sentDrafts + drafts.length };
}

/** Changes come first: drafts may find no room. */
async function sendStep(client: QueryClient, job: ImportJob): Promise<ImportJob> {
  const changes = nextChanges(job);
  if (changes.length === 0) return sendDrafts(client, job);
  const sent = changes.map(({ vehicleId, seenAt, set }) => ({ vehicleId, seenAt, set }));
  const { results } = await read(apiOf(client).vehicles.imports.$post({ json: { changes: sent } }));
  const answered = new Map(results.map((result) => [result.vehicleId, result]));
  const withAnswer = (change: ImportChange): ImportChange => {
    const answer = answered.get(change.vehicleId);
    return answer ? { ...change, changedAt: answer.updatedAt, refusal: answer.refusal } : change;
  };
  return {
    ...job,
    changes: job.changes.map(withAnswer),
    sentChanges: job.sentChanges + changes.length,
  };
}

interface Run {
  job: ImportJob;
  signal: AbortSignal;
  onStep: (job: ImportJob) => void;
}

/** Sends an import step by step until it is done or stopped. Each step is stored on the device before the next. */
export const runImportMutation = mutationOptions({
  mutationFn: async ({ job: begun, signal, onStep }: Run, { client }) => {
    let job = begun;
    await storeJob(job);
    while (!isDone(job) && !signal.aborted) {
      job = await sendStep(client, job);
      await storeJob(job);
      onStep(job);
    }
    return job;
  },
  onSettled: (_data, _error, _input, _result, { client }) => refresh(client),
});

/** How many drafts were deleted and vehicles restored, and how many of both stay because of what happened since. */
export interface Undone {
  deleted: number;
  restored: number;
  kept: number;
}

async function undoDrafts(client: QueryClient, id: string) {
  try {
    return await read(apiOf(client).drafts.imports[':id'].$delete({ param: { id } }));
  } catch (error) {
    // All of them are published or deleted.
    if (error instanceof ApiError && error.status === 404) return { deleted: 0, kept: 0 };
    throw error;
  }
}

/** Restores what an import has changed, and deletes its drafts, unless somebody has changed them since. */
export async function undoImport(client: QueryClient, id: string): Promise<Undone> {
  try {
    const job = (await readJobs()).find((each) => each.id === id);
    const undone: Undone = { ...(await undoDrafts(client, id)), restored: 0 };
    const changed = (job?.changes ?? []).flatMap(({ vehicleId, changedAt, before }) =>
      changedAt ? [{ vehicleId, seenAt: changedAt, set: before }] : [],
    );
    for (let at = 0; at < changed.length; ) {
      const changes = nextItems(changed, at, MAX_IMPORT_CHANGES);
      const json = { changes, isUndo: true };
      const { results } = await read(apiOf(client).vehicles.imports.$post({ json }));
      const restored = results.filter(({ refusal }) => refusal === null).length;
      undone.restored += restored;
      undone.kept += results.length - restored;
      at += changes.length;
    }
    await dropJob(id);
    return undone;
  } finally {
    await refresh(client);
  }
}
