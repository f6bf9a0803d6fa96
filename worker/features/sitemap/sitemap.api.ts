import { z } from 'zod';
import { route } from '../../http/route-entry';

export const sitemapApi = {
  robots: route({
    method: 'get',
    path: '/robots.txt',
    does: 'What crawlers may not look at, and where the sitemap is.',
    who: 'anyone',
    answers: { 200: 'text/plain' },
  }),
  index: route({
    method: 'get',
    path: '/sitemap.xml',
    does: 'The files of the sitemap, as a job has written them.',
    who: 'anyone',
    answers: { 200: 'application/xml' },
  }),
  file: route({
    method: 'get',
    path: '/sitemaps/:file',
    does: 'Up to 1,000 public pages with the time of their last change.',
    who: 'anyone',
    address: z.object({
      file: z.string().regex(/^(pages|(vehicles|republished|profiles)(-\d{1,3})?-[1-9]\d{0,6})\.xml$/),
    }),
    answers: { 200: 'application/xml' },
  }),
};
