import type { ChildProcess } from 'node:child_process';

interface ServeOptions {
  port: number;
  buildDir: string;
  stateDir: string;
  withCrons?: boolean;
}

export function build(buildDir: string, env?: Record<string, string>): Promise<void>;
export function buildBesideOld(buildDir: string, env: Record<string, string>): Promise<void>;
export function serve(options: ServeOptions): Promise<{ child: ChildProcess; origin: string }>;
export function stop(child: ChildProcess): Promise<void>;
export function migrate(stateDir: string, config?: string): Promise<void>;
export function seed(stateDir: string): Promise<void>;
