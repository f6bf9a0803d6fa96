import { z } from 'zod';
import { UpdateVisitInput, VisitFormInput } from '../../../schema/visits/input';
import { VisitDto } from '../../../schema/visits/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

const visitOf = (page: string) =>
  route({
    method: 'post',
    path: `/${page}/:id/visit`,
    summary: "Asks to see a vehicle, from its page's HTML form. The same request again is one visit.",
    access: 'anyone',
    address: IdParam,
    htmlForm: VisitFormInput,
    responses: { 200: 'text/html' },
  });

export const visitsApi = {
  vehicle: visitOf('vehicle'),
  republished: visitOf('republished'),
  list: route({
    method: 'get',
    path: '/api/visits',
    summary: 'Visits that buyers have asked the seller for, newest first.',
    access: 'person',
    speculative: true,
    query: PageQuery,
    responses: { 200: z.array(VisitDto) },
  }),
  change: route({
    method: 'patch',
    path: '/api/visits/:id',
    summary: 'Marks a visit as seen, confirmed or declined. The buyer is not notified.',
    access: 'owner',
    param: IdParam,
    json: UpdateVisitInput,
    responses: { 200: VisitDto },
  }),
};
