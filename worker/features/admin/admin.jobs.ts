import type { Jobs } from '../feature';
import { copyActivity, rankSellers } from './users.service';

export const adminJobs = { copyActivity, rankSellers } satisfies Jobs;
