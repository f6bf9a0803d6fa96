import { z } from 'zod';
import { UpdateVisitInput, VisitFormInput } from '../../../schema/visits/input';
import { VisitDto } from '../../../schema/visits/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

const visitOf = (page: string) =>
  route({
    method: 'post',
    path: `/${page}/:id/visit`,
    summary: "Requests a visit from the vehicle page's HTML form. Repeating the request changes nothing.",
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
    summary: 'Visits requested from the seller, newest first.',
    access: 'person',
    ability: 'seeLeads',
    speculative: true,
    query: PageQuery,
    responses: { 200: z.array(VisitDto) },
  }),
  change: route({
    method: 'patch',
    path: '/api/visits/:id',
    summary:
      'Marks a visit as seen, confirmed or declined, or proposes another time. The buyer is not notified.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    json: UpdateVisitInput,
    responses: { 200: VisitDto },
  }),
};
