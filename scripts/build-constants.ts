import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';

/** What is compiled into a build besides its code (worker/globals.d.ts). */
export function buildConstants() {
  const migrations = readdirSync('migrations').filter((name) => name.endsWith('.sql'));
  return {
    __BUILD_ID__: JSON.stringify(randomBytes(6).toString('hex')),
    __LATEST_MIGRATION__: JSON.stringify(migrations.sort().at(-1)),
  };
}
