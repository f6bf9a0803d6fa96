import { z } from 'zod';
import { PointCodeInput, ShortCode } from '../../../schema/links/input';
import { LinkDto } from '../../../schema/links/output';
import { ListingRef } from '../../../schema/vehicles/input';
import { route } from '../../http/route-entry';

const CodeAddress = z.object({ code: ShortCode });

export const linksApi = {
  follow: route({
    method: 'get',
    path: '/q/:code',
    does: 'The address inside a printed QR code: leads to what it stands for now. As a link in a message it says so, and is no scan.',
    who: 'anyone',
    address: CodeAddress,
    query: z.object({ src: z.literal('link').optional().catch(undefined) }),
    answers: { 302: null },
  }),
  list: route({
    method: 'get',
    path: '/api/links',
    does: 'The codes of one listing.',
    who: 'owner',
    query: ListingRef,
    answers: { 200: z.array(LinkDto) },
  }),
  point: route({
    method: 'patch',
    path: '/api/links/:code',
    does: "Points a printed code at another vehicle of the seller's own.",
    who: 'owner',
    address: CodeAddress,
    json: PointCodeInput,
    answers: { 200: LinkDto },
  }),
  ofProfile: route({
    method: 'get',
    path: '/api/profile-link',
    does: "The code of the person's public profile.",
    who: 'person',
    plan: 'pro',
    answers: { 200: LinkDto },
  }),
};
