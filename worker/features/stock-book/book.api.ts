import { MessageDto } from '../../../schema/common/answer';
import {
  BookDays,
  BookFileQuery,
  CorrectionInput,
  OfficerBookQuery,
  StampedNumbersInput,
} from '../../../schema/stock-book/input';
import {
  BookLinesDto,
  OfficerBookDto,
  SealCheckDto,
  StampedNumbersDto,
} from '../../../schema/stock-book/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const bookApi = {
  list: route({
    method: 'get',
    path: '/api/stock-book/lines',
    summary: 'The lines of some days, in the order of the book.',
    access: 'person',
    ability: 'workOnLeads',
    query: BookDays.safeExtend({ cursor: PageQuery.shape.cursor }),
    responses: { 200: BookLinesDto },
  }),
  check: route({
    method: 'get',
    path: '/api/stock-book/seals',
    summary: 'Computes the seals of some days anew, and says which day differs.',
    access: 'person',
    ability: 'workOnLeads',
    query: BookDays,
    responses: { 200: SealCheckDto },
  }),
  file: route({
    method: 'get',
    path: '/api/stock-book/file',
    summary: 'The stock book with sellers and buyers, or the trip book, of some days as CSV; on every plan.',
    access: 'person',
    ability: 'exportLeads',
    query: BookFileQuery,
    responses: { 200: 'text/csv' },
  }),
  officer: route({
    method: 'get',
    path: '/api/stock-book/officer',
    summary: 'Both books of some days with the roots of the days, for a PDF; part of the Growth plan.',
    access: 'person',
    ability: 'exportLeads',
    query: OfficerBookQuery,
    responses: { 200: OfficerBookDto },
  }),
  numbers: route({
    method: 'get',
    path: '/api/stock-book/vehicles/:id',
    summary: 'Engine and chassis number of a vehicle.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    responses: { 200: StampedNumbersDto },
  }),
  saveNumbers: route({
    method: 'put',
    path: '/api/stock-book/vehicles/:id',
    summary: 'Saves engine and chassis number of a vehicle; the book gets them as a correction.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    json: StampedNumbersInput,
    responses: { 200: StampedNumbersDto },
  }),
  correct: route({
    method: 'post',
    path: '/api/stock-book/lines/:id/corrections',
    summary: 'Writes beside a line what is right. The line stays.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    json: CorrectionInput,
    responses: { 201: MessageDto },
  }),
  erasePerson: route({
    method: 'delete',
    path: '/api/stock-book/lines/:id/person',
    summary: 'Erases what a line says of a person. The seals still hold.',
    access: 'owner',
    ability: 'seeNumbers',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
};
