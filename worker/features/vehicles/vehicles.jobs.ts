import type { Jobs } from '../feature';
import { settleSales } from './sale.service';

export const vehiclesJobs = { settleSales } satisfies Jobs;
