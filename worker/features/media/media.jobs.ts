import type { Jobs } from '../feature';
import { sweepUploads } from './media.service';

export const mediaJobs = { sweepUploads } satisfies Jobs;
