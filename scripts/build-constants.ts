import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';

/** Constants compiled into a build besides its code (worker/globals.d.ts). */
export function buildConstants() {
  const latest = (kind: string) =>
    readdirSync(`migrations/${kind}`)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .at(-1);
  return {
    __BUILD_ID__: JSON.stringify(randomBytes(6).toString('hex')),
    __LATEST_MIGRATIONS__: JSON.stringify({ directory: latest('directory'), shard: latest('shard') }),
  };
}
