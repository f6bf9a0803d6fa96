import type { Jobs } from '../feature';
import { copyRestoreLog } from './restore.service';

export const restoreJobs = { copyRestoreLog } satisfies Jobs;
