import { runInDurableObject } from 'cloudflare:test';
import { hubOfSeller } from './counters';

let written = 0;
let isPatched = false;

/** Counts, from now on, what the platform charges of every Durable Object: rows written and alarms set, a row each. */
async function countRows(): Promise<void> {
  if (isPatched) return;
  isPatched = true;
  await runInDurableObject(hubOfSeller('meter'), (_, { storage }) => {
    const sqlMethods: SqlStorage = Object.getPrototypeOf(storage.sql);
    const { exec } = sqlMethods;
    sqlMethods.exec = function (this: SqlStorage, ...args: Parameters<typeof exec>) {
      const cursor = exec.apply(this, args);
      written += cursor.rowsWritten;
      return cursor;
    } as typeof exec;
    const methods: DurableObjectStorage = Object.getPrototypeOf(storage);
    const { setAlarm } = methods;
    methods.setAlarm = function (this: DurableObjectStorage, ...args: Parameters<typeof setAlarm>) {
      written += 1;
      return setAlarm.apply(this, args);
    };
  });
}

/** How many rows all objects write while `work` runs. */
export async function objectRowsOf(work: () => Promise<unknown>): Promise<number> {
  await countRows();
  const before = written;
  await work();
  return written - before;
}
