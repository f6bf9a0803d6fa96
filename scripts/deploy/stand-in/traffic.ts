import { refuse, type State } from './state.ts';

interface Minute {
  at: number;
  version: string;
  requests: number;
  failed: number;
}

/** Visitors of the site while the clock runs, and what Analytics Engine records of them. */
export class Traffic {
  now = Date.parse('2026-11-23T05:30:00Z');
  requestsPerMinute = 60;
  /** The share of failing requests, by a version's tag. */
  readonly failing = new Map<string, number>();
  private readonly minutes: Minute[] = [];

  constructor(
    private readonly state: State,
    private readonly worker: string,
  ) {}

  advance(ms: number): void {
    const script = this.state.scripts.get(this.worker);
    for (const { version_id: version, percentage } of script?.deployments[0]?.versions ?? []) {
      const requests = (this.requestsPerMinute * (ms / 60_000) * percentage) / 100;
      const tag = script?.versions.get(version)?.annotations['workers/tag'] ?? '';
      this.minutes.push({
        at: this.now + ms,
        version,
        requests,
        failed: requests * (this.failing.get(tag) ?? 0),
      });
    }
    this.now += ms;
  }

  /** Answers the release's only query, and tells whether the engine is on. */
  query(sql: string, dataset: string): { data: unknown[] } {
    if (!this.state.plans.has('analytics_engine')) {
      refuse(403, 10089, 'You need to enable Analytics Engine in the dashboard');
    }
    if (sql === 'SELECT 1') return { data: [{ 1: 1 }] };
    const [, table] = /FROM (\w+)/.exec(sql) ?? [];
    const [, since] = /timestamp >= toDateTime\((\d+)\)/.exec(sql) ?? [];
    if (table !== dataset || !since || !sql.includes('GROUP BY version')) {
      refuse(422, 10000, `unable to read: ${sql}`);
    }
    const found = this.minutes.filter(({ at }) => at > Number(since) * 1000);
    const versions = [...new Set(found.map(({ version }) => version))];
    const sum = (version: string, name: 'requests' | 'failed') =>
      Math.round(found.filter((row) => row.version === version).reduce((all, row) => all + row[name], 0));
    // Sums are returned as text, like a 64-bit column.
    return {
      data: versions.map((version) => ({
        version,
        requests: String(sum(version, 'requests')),
        failed: String(sum(version, 'failed')),
      })),
    };
  }
}
