import type { Jobs } from '../feature';
import { remindOfRcs } from './reminders.service';

export const rcWatchJobs = { remindOfRcs } satisfies Jobs;
