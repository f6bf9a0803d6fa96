import { z } from 'zod';
import { FeedAnswer, MetaItem, NewFeedDto } from '../../../schema/feeds/output';
import { FEED_SECRET } from '../../../schema/feeds/paths';
import { HOUR, named } from '../../http/limits';
import { route } from '../../http/route-entry';

const LIMITS = named({ 'new-feed': { by: 'account', limit: 20, windowMs: HOUR } });

export const feedsApi = {
  find: route({
    method: 'get',
    path: '/api/feed',
    summary: "The seller's catalogue feed, without its addresses.",
    access: 'person',
    ability: 'manageFeed',
    speculative: true,
    responses: { 200: FeedAnswer },
  }),
  make: route({
    method: 'post',
    path: '/api/feed',
    summary: 'Makes new addresses for the catalogue feed, shown this once; earlier ones end.',
    access: 'person',
    ability: 'manageFeed',
    plan: 'pro',
    limits: [LIMITS['new-feed']],
    json: z.strictObject({}),
    responses: { 201: NewFeedDto },
  }),
  end: route({
    method: 'delete',
    path: '/api/feed',
    summary: 'Ends the catalogue feed and its addresses.',
    access: 'person',
    ability: 'manageFeed',
    responses: { 200: FeedAnswer },
  }),
};

/** At an address that only the seller, and whom they give it to, have. */
const file = {
  method: 'get',
  access: 'anyone',
  address: z.object({ secret: z.string().regex(FEED_SECRET) }),
} as const;

export const feedFileApi = {
  csv: route({
    ...file,
    path: '/feeds/:secret/vehicles.csv',
    summary: 'What a seller has for sale, as Meta’s vehicle catalogue.',
    responses: { 200: 'text/csv', 304: null },
  }),
  json: route({
    ...file,
    path: '/feeds/:secret/vehicles.json',
    summary: 'The same as JSON.',
    responses: { 200: z.array(MetaItem), 304: null },
  }),
};
