import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RefusedRow } from '../../../schema/bulk/output';
import { MAX_AT_ONCE } from '../../../schema/bulk/rules';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { failureText } from '../../lib/failure';
import { refreshVehicles } from '../vehicles/vehicles.queries';
import { type BulkAsk, type BulkPath, sendStep, undoStep } from './bulk.queries';
import { keepRun, keptRun } from './kept-run';
import type { Done, NamedRow, Run } from './run';
import { say } from './words';

const nothing = (path: BulkPath): Done => ({
  path,
  operations: [],
  changed: 0,
  same: 0,
  refused: [],
  undoUntil: null,
});

type Picked = Pick<OwnVehicleDto, 'id' | 'version' | 'name'>;

const named = (rows: readonly RefusedRow[], names: ReadonlyMap<string, string>): NamedRow[] =>
  rows.map((row) => ({ ...row, name: names.get(row.id) ?? '' }));

const namesOf = (vehicles: readonly Picked[]) => new Map(vehicles.map(({ id, name }) => [id, name]));

async function step(
  client: QueryClient,
  ask: BulkAsk,
  before: Done,
  some: readonly Picked[],
  operation: string,
) {
  const vehicles = some.map(({ id, version }) => ({ id, version }));
  const { changed, same, refused, undoUntil } = await sendStep(client, ask, { operation, vehicles });
  return {
    ...before,
    operations: changed.length > 0 ? [...before.operations, operation] : before.operations,
    changed: before.changed + changed.length,
    same: before.same + same.length,
    refused: [...before.refused, ...named(refused, namesOf(some))],
    // The first step is the first that can no longer be undone.
    undoUntil: before.undoUntil ?? undoUntil,
  };
}

/**
 * Changes picked vehicles in steps, which can be stopped between two, and undoes all of them. What was done last is kept
 * for the tab, so that it can be undone after a reload.
 */
export function useBulkRun() {
  const client = useQueryClient();
  const [run, setRun] = useState<Run | null>(keptRun);
  const isStopped = useRef(false);

  const finish = (done: Done) => {
    keepRun(done);
    setRun({ state: 'done', ...done });
    void refreshVehicles(client);
  };

  async function from(ask: BulkAsk, picked: readonly Picked[], at: number, before: Done, sent?: string) {
    let [done, next] = [before, at];
    while (next < picked.length && !isStopped.current) {
      setRun({ state: 'running', done: next, of: picked.length });
      const operation = next === at && sent ? sent : crypto.randomUUID();
      try {
        done = await step(client, ask, done, picked.slice(next, next + MAX_AT_ONCE), operation);
      } catch (error) {
        const [here, so] = [next, done];
        isStopped.current = false;
        const failure = failureText(error, say('The connection was lost.'));
        const again = () => void from(ask, picked, here, so, operation);
        const leave = () => finish(so);
        return setRun({ state: 'interrupted', done: here, of: picked.length, failure, again, leave });
      }
      next += MAX_AT_ONCE;
    }
    finish(done);
  }

  return {
    run,
    start: (ask: BulkAsk, picked: readonly Picked[]) => {
      isStopped.current = false;
      return from(ask, picked, 0, nothing(ask.path));
    },
    stop: () => {
      isStopped.current = true;
    },
    undo: async ({ path, operations, changed }: Done, names: ReadonlyMap<string, string>) => {
      const restored: string[] = [];
      const kept: NamedRow[] = [];
      setRun({ state: 'undoing', done: 0, of: changed });
      try {
        for (const operation of operations) {
          const part = await undoStep(client, path, operation);
          restored.push(...part.restored);
          kept.push(...named(part.kept, names));
          setRun({ state: 'undoing', done: restored.length + kept.length, of: changed });
        }
        keepRun(null);
        setRun({ state: 'undone', restored: restored.length, kept });
      } finally {
        void refreshVehicles(client);
      }
    },
    setRun,
    close: () => {
      keepRun(null);
      setRun(null);
    },
  };
}
