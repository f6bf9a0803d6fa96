import type { Api, Clock } from './api.ts';
import type { Options } from './options.ts';
import type { Target } from './target.ts';

/** A deployment's access to the outside; tests replace it by a stand-in. */
export interface Tools extends Clock {
  api: Api;
  /** Runs wrangler and returns its machine-readable output. Throws on failure. */
  wrangler(args: readonly string[]): Promise<Record<string, unknown>[]>;
  /** Requests a page of the site. */
  site(path: string, headers: Record<string, string>): Promise<Response>;
  /** Requests an object from the host of pictures. */
  picture(path: string): Promise<Response>;
  /** Prompts for a value at the terminal; null if there is no terminal. */
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

/** A part of a deployment, skipped if already done, so that a run can continue an interrupted one. */
export interface Step {
  what: string;
  /** Only reads. */
  isDone(): Promise<boolean>;
  run(): Promise<unknown>;
}

/** Performs the steps in order, or only says which it would perform. */
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
