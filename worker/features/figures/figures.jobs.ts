import type { Jobs } from '../feature';
import { countFigures } from './figures.service';

export const figuresJobs = { countFigures } satisfies Jobs;
