import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { CancelInput, PaperCode, PaperFileInput, PaperInput } from '../../../schema/papers/input';
import { PaperDto, PaperSellerDto } from '../../../schema/papers/output';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

export const papersApi = {
  list: route({
    method: 'get',
    path: '/api/papers/vehicles/:id',
    summary: 'The receipts and notes of a vehicle, latest first.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    responses: { 200: z.array(PaperDto) },
  }),
  seller: route({
    method: 'get',
    path: '/api/papers/seller',
    summary: 'The seller as papers name them, for a device that makes one without a network.',
    access: 'person',
    ability: 'workOnLeads',
    responses: { 200: PaperSellerDto },
  }),
  create: route({
    method: 'post',
    path: '/api/papers',
    summary:
      'Issues a token receipt or a delivery note. It gets the next number of its series. A device may choose the code, and then sends it as often as it needs.',
    access: 'owner',
    ability: 'workOnLeads',
    json: PaperInput,
    responses: { 201: PaperDto },
  }),
  addFile: route({
    method: 'post',
    path: '/api/papers/files/:id',
    summary: 'Notes the SHA-256 of a PDF that was made from a paper, so that others can compare theirs.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    json: PaperFileInput,
    responses: { 201: MessageDto },
  }),
  cancel: route({
    method: 'post',
    path: '/api/papers/cancelled/:id',
    summary: 'Declares a paper void. Its number stays; a token receipt no longer holds the vehicle.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    json: CancelInput,
    responses: { 200: PaperDto },
  }),
  eraseBuyer: route({
    method: 'post',
    path: '/api/papers/erased/:id',
    summary:
      'Erases what no law needs of a paper’s buyer, in all papers of that vehicle with the same number.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    responses: { 200: z.array(PaperDto) },
  }),
  page: route({
    method: 'get',
    path: '/d/:code',
    summary:
      'What the paper with this code is, for whoever holds it. Responds 404 to a code that was never issued.',
    access: 'anyone',
    address: PaperCode,
    responses: { 200: 'text/html', 404: 'text/html' },
  }),
};
