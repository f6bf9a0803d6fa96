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
    does: "The person's unfinished listings, the last changed first.",
    who: 'person',
    early: true,
    answers: { 200: z.array(DraftDto) },
  }),
  create: route({
    method: 'post',
    path: '/api/drafts',
    does: 'Keeps a listing that is being written.',
    who: 'person',
    json: CreateDraftInput,
    answers: { 201: DraftDto },
  }),
  change: route({
    method: 'put',
    path: '/api/drafts/:id',
    does: 'Keeps it as it stands now.',
    who: 'owner',
    param: IdParam,
    json: DraftInput,
    answers: { 200: DraftDto },
  }),
  remove: route({
    method: 'delete',
    path: '/api/drafts/:id',
    does: 'Deletes a draft.',
    who: 'owner',
    param: IdParam,
    answers: { 200: MessageDto },
  }),
};
