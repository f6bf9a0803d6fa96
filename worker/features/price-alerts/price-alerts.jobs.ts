import type { Jobs } from '../feature';
import { tellOfPrices } from './reached.service';

export const priceAlertsJobs = { tellOfPrices } satisfies Jobs;
