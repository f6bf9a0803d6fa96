import type { Jobs } from '../feature';
import { finishBulkChanges } from './bulk-undo.service';

export const bulkJobs = { finishBulkChanges } satisfies Jobs;
