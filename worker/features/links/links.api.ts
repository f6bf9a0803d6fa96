import { z } from 'zod';
import { LANGUAGE_CODES } from '../../../schema/common/languages';
import { CreateStickersInput, PointCodeInput, ShortCode, StickerNumber } from '../../../schema/links/input';
import { CodeDetailsDto, LinkDto } from '../../../schema/links/output';
import { ListingRef } from '../../../schema/vehicles/input';
import { PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

const CodeAddress = z.object({ code: ShortCode });

export const linksApi = {
  follow: route({
    method: 'get',
    path: '/q/:code',
    does: 'The address inside a printed QR code: leads to what it stands for now. As a link in a message it says so, and is no scan.',
    who: 'anyone',
    address: CodeAddress,
    query: z.object({
      src: z.literal('link').optional().catch(undefined),
      lang: z.enum(LANGUAGE_CODES).optional().catch(undefined),
    }),
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
  details: route({
    method: 'get',
    path: '/api/links/:code',
    does: 'One code with its scans by day and where it led before.',
    who: 'owner',
    address: CodeAddress,
    answers: { 200: CodeDetailsDto },
  }),
  point: route({
    method: 'patch',
    path: '/api/links/:code',
    does: "Points a printed code at another listing of the seller's own.",
    who: 'owner',
    address: CodeAddress,
    json: PointCodeInput,
    answers: { 200: LinkDto },
  }),
  stickers: route({
    method: 'get',
    path: '/api/stickers',
    does: 'The numbered stickers of the person, the highest number first, or the one with a number.',
    who: 'person',
    query: PageQuery.extend({ number: StickerNumber.optional() }),
    answers: { 200: z.array(LinkDto) },
  }),
  createStickers: route({
    method: 'post',
    path: '/api/stickers',
    does: 'Makes numbered codes that lead nowhere yet, to be printed ahead.',
    who: 'person',
    json: CreateStickersInput,
    answers: { 201: z.array(LinkDto) },
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
