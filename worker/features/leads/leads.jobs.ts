import type { Jobs } from '../feature';
import { notifyDueFollowUps } from './follow-ups.service';

export const leadsJobs = { notifyDueFollowUps } satisfies Jobs;
