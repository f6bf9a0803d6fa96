import { z } from 'zod';
import { route } from '../../http/route-entry';

export const sitemapApi = {
  robots: route({
    method: 'get',
    path: '/robots.txt',
    summary: "Crawler rules and the sitemap's address.",
    access: 'anyone',
    responses: { 200: 'text/plain' },
  }),
  index: route({
    method: 'get',
    path: '/sitemap.xml',
    summary: 'The sitemap index.',
    access: 'anyone',
    responses: { 200: 'application/xml' },
  }),
  file: route({
    method: 'get',
    path: '/sitemaps/:file',
    summary: 'One sitemap file: up to 1,000 public pages with their last modification.',
    access: 'anyone',
    address: z.object({
      file: z.string().regex(/^(pages|(vehicles|republished|profiles)(-\d{1,3})?-[1-9]\d{0,6})\.xml$/),
    }),
    responses: { 200: 'application/xml' },
  }),
};
