import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { CreateDraftInput, DraftInput } from '../../../schema/drafts/input';
import { DraftDto } from '../../../schema/drafts/output';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

export const draftsApi = {
  list: route({
    method: 'get',
    path: '/api/drafts',
    summary: "The person's drafts, most recently changed first.",
    access: 'person',
    ability: 'draftVehicles',
    speculative: true,
    responses: { 200: z.array(DraftDto) },
  }),
  create: route({
    method: 'post',
    path: '/api/drafts',
    summary: 'Creates a draft.',
    access: 'person',
    ability: 'draftVehicles',
    json: CreateDraftInput,
    responses: { 201: DraftDto },
  }),
  change: route({
    method: 'put',
    path: '/api/drafts/:id',
    summary: 'Replaces the draft.',
    access: 'owner',
    ability: 'draftVehicles',
    param: IdParam,
    json: DraftInput,
    responses: { 200: DraftDto },
  }),
  remove: route({
    method: 'delete',
    path: '/api/drafts/:id',
    summary: 'Deletes a draft.',
    access: 'owner',
    ability: 'draftVehicles',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
};
