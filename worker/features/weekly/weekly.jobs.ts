import type { Jobs } from '../feature';
import { writeWeeklyNotes } from './weekly.service';

export const weeklyJobs = { writeWeeklyNotes } satisfies Jobs;
