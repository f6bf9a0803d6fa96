import type { Channel } from '../channels/events';
import type { JobName } from './jobs';

/** The last runs of a job in one database; epoch milliseconds. */
export interface JobRun {
  /** None before its first success. */
  succeededAt?: number;
  failedAt?: number;
  tookMs: number;
  /** None after a success. */
  error?: string | null;
}
export type JobRuns = Partial<Record<JobName, JobRun>>;

interface Waiting {
  waiting: number;
  oldest: number | null;
}

/** What a database says about itself at each tick. Counts end at 1,000. */
export interface DatabaseReport {
  bytes: number;
  channels: {
    channel: Channel;
    /** Due now or to be tried again. */
    all: Waiting;
    /** Of these, tried before or due by now. */
    overdue: Waiting;
    /** In the last two days. */
    failed: number;
  }[];
  /** Overdue. */
  effects: Waiting;
  /** Of shards: their sellers' sums. */
  sums: { liveListings: number; offers: number; views: number } | null;
}

/** What a shard counts by day, the latest day first. */
export const DAILY = ['listings', 'views', 'offers'] as const;
export interface DaysReport extends Record<(typeof DAILY)[number], number[]> {
  /** The day (IST) of the first numbers. */
  day: string;
}
