interface Migration {
  name: string;
  sql: string;
}

type Send = (sql: string) => Promise<Record<string, unknown>[]>;

export function applyMigrations(
  send: Send,
  migrations: readonly Migration[],
  report?: (name: string, done: number, all: number) => void,
): Promise<string[]>;

export function readMigrations(folder?: string): Promise<Migration[]>;
