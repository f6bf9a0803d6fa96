import type { Jobs } from '../feature';
import { tellOfClosedScans } from './scan-notices.service';

export const scanNoticesJobs = { tellOfClosedScans } satisfies Jobs;
