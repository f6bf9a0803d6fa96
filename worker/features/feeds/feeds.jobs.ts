import type { Jobs } from '../feature';
import { buildFeeds } from './feeds.service';

export const feedsJobs = { buildFeeds } satisfies Jobs;
