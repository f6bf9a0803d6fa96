import type { Jobs } from '../feature';
import { rankSellers } from './users.service';

export const adminJobs = { rankSellers } satisfies Jobs;
