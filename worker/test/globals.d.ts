import type { D1Migration } from '@cloudflare/vitest-plugin';
import type { Bindings } from '../env';

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      TEST_MIGRATIONS: { directory: D1Migration[]; shard: D1Migration[] };
      PROOF: string;
      SEED: string;
    }
    interface GlobalProps {
      mainModule: typeof import('./main');
    }
  }
}
