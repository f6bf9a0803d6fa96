import { z } from 'zod';
import { route } from '../../http/route-entry';

export const sitemapApi = {
  robots: route({
    method: 'get',
    path: '/robots.txt',
    summary: 'What crawlers may not look at, and where the sitemap is.',
    access: 'anyone',
    responses: { 200: 'text/plain' },
  }),
  index: route({
    method: 'get',
    path: '/sitemap.xml',
    summary: 'The files of the sitemap, as a job has written them.',
    access: 'anyone',
    responses: { 200: 'application/xml' },
  }),
  file: route({
    method: 'get',
    path: '/sitemaps/:file',
    summary: 'Up to 1,000 public pages with the time of their last change.',
    access: 'anyone',
    address: z.object({
      file: z.string().regex(/^(pages|(vehicles|republished|profiles)(-\d{1,3})?-[1-9]\d{0,6})\.xml$/),
    }),
    responses: { 200: 'application/xml' },
  }),
};
