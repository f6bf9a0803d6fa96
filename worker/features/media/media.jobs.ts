import type { Jobs } from '../feature';
import { sweepUploads } from './sweep.service';

export const mediaJobs = { sweepUploads } satisfies Jobs;
