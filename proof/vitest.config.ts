import { defineConfig } from 'vitest/config';
import { shared, unitProject, workerProject } from '../vitest.config.ts';

/** All tests of the repository and those of this folder, which take too long for `npm test`. */
export default defineConfig({
  test: { ...shared, projects: [workerProject('proof/worker/*.test.ts'), unitProject] },
});
