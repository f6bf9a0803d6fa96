import type { Jobs } from '../feature';
import { countAnswers } from './answers.service';

export const profileJobs = { countAnswers } satisfies Jobs;
