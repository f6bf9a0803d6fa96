import type { Channel } from '../channels/events';
import type { JobName } from './jobs';

/** The last runs of a job in one database; epoch milliseconds. */
export interface JobRun {
  /** Undefined before its first success. */
  succeededAt?: number;
  failedAt?: number;
  tookMs: number;
  /** Absent after a success. */
  error?: string | null;
}
export type JobRuns = Partial<Record<JobName, JobRun>>;

interface Waiting {
  waiting: number;
  oldest: number | null;
}

/** What a database reports at each tick. Counts end at 1,000. */
export interface DatabaseReport {
  bytes: number;
  channels: {
    channel: Channel;
    /** Due now or waiting for a retry. */
    all: Waiting;
    /** Of these, attempted before or already due. */
    overdue: Waiting;
    /** In the last two days. */
    failed: number;
  }[];
  /** Overdue. */
  effects: Waiting;
  /** Sums over the sellers of a shard; null for the directory. */
  sums: { liveListings: number; offers: number; views: number } | null;
}

/** What a shard counts per day, the latest day first. */
export const DAILY = ['listings', 'views', 'offers'] as const;
export interface DaysReport extends Record<(typeof DAILY)[number], number[]> {
  /** The day (IST) of the first numbers. */
  day: string;
}

/** Ids of people, and when each was last active (epoch milliseconds). */
export type ActivePeople = [id: string, at: number][];
