import type { Jobs } from '../feature';
import { remindOfVisits } from './reminders.service';

export const visitsJobs = { remindOfVisits } satisfies Jobs;
