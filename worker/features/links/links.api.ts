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
    summary:
      'The address in a printed QR code. Redirects to its current target, whose page reports the scan; a shared link is not counted as one.',
    access: 'anyone',
    address: CodeAddress,
    query: z.object({
      src: z.literal('link').optional().catch(undefined),
      lang: z.enum(LANGUAGE_CODES).optional().catch(undefined),
    }),
    responses: { 302: null },
  }),
  list: route({
    method: 'get',
    path: '/api/links',
    summary: 'The codes of one listing.',
    access: 'owner',
    ability: 'print',
    query: ListingRef,
    responses: { 200: z.array(LinkDto) },
  }),
  details: route({
    method: 'get',
    path: '/api/links/:code',
    summary: 'A code with its daily scans and previous targets.',
    access: 'owner',
    ability: 'print',
    address: CodeAddress,
    responses: { 200: CodeDetailsDto },
  }),
  point: route({
    method: 'patch',
    path: '/api/links/:code',
    summary: "Reassigns a printed code to another of the seller's listings.",
    access: 'owner',
    ability: 'print',
    address: CodeAddress,
    json: PointCodeInput,
    responses: { 200: LinkDto },
  }),
  stickers: route({
    method: 'get',
    path: '/api/stickers',
    summary: "The person's numbered stickers, highest number first, optionally filtered by number.",
    access: 'person',
    ability: 'print',
    query: PageQuery.extend({ number: StickerNumber.optional() }),
    responses: { 200: z.array(LinkDto) },
  }),
  createStickers: route({
    method: 'post',
    path: '/api/stickers',
    summary: 'Creates numbered sticker codes without a target, for printing in advance.',
    access: 'person',
    ability: 'print',
    json: CreateStickersInput,
    responses: { 201: z.array(LinkDto) },
  }),
  ofProfile: route({
    method: 'get',
    path: '/api/profile-link',
    summary: "The code of the person's public profile.",
    access: 'person',
    ability: 'print',
    plan: 'pro',
    responses: { 200: LinkDto },
  }),
};
