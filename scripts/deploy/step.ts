import type { Api, Clock } from './api.ts';
import type { Options } from './options.ts';
import type { Target } from './target.ts';

/** What a deployment does outside this process; tests put a stand-in's in place. */
export interface Tools extends Clock {
  api: Api;
  /** Runs wrangler and returns the records that it writes of what it did. Throws where it fails. */
  wrangler(args: readonly string[]): Promise<Record<string, unknown>[]>;
  /** Requests a page of the site. */
  site(path: string, headers: Record<string, string>): Promise<Response>;
  /** Requests an object from the host of pictures. */
  picture(path: string): Promise<Response>;
  /** Asks for a value at the terminal; null where nobody sits there. */
  ask: ((name: string, what: string) => Promise<string>) | null;
  say(line: string): void;
}

export interface Deployment {
  tools: Tools;
  options: Options;
  target: Target;
  /** The zone of the domain. */
  zone: string;
}

/** A part of a deployment: skipped where it has been done, so that a run that broke off goes on. */
export interface Step {
  what: string;
  /** Only reads. */
  isDone(): Promise<boolean>;
  run(): Promise<unknown>;
}

/** Takes the steps in their order, or says which it would take. */
export async function take({ tools: { say }, options: { isDryRun } }: Deployment, steps: readonly Step[]) {
  for (const { what, isDone, run } of steps) {
    if (await isDone()) {
      say(`  have  ${what}`);
    } else if (isDryRun) {
      say(`  plan  ${what}`);
    } else {
      say(`  do    ${what}`);
      await run();
    }
  }
}
