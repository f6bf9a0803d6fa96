import type { Jobs } from '../feature';
import { writeSitemaps } from './sitemap.service';

export const sitemapJobs = { writeSitemaps: (ctx) => writeSitemaps(ctx) } satisfies Jobs;
