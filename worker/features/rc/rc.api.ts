import { z } from 'zod';
import { NoFields } from '../../../schema/common/text';
import { RcDecisionInput } from '../../../schema/rc/input';
import { OwnRcRequestDto, RcRequestDto } from '../../../schema/rc/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const rcApi = {
  open: route({
    method: 'get',
    path: '/api/rc/:key',
    summary: 'A registration certificate. Every access is logged.',
    access: 'viewer',
    address: z.object({ key: z.string().regex(/^[\w-]{20,60}$/) }),
    responses: { 200: 'image/*, application/pdf' },
  }),
  listRequests: route({
    method: 'get',
    path: '/api/rc-requests',
    summary: "Requests to see the certificates of the person's vehicles.",
    access: 'person',
    ability: 'answerRequests',
    query: PageQuery,
    responses: { 200: z.array(RcRequestDto) },
  }),
  decide: route({
    method: 'patch',
    path: '/api/rc-requests/:id',
    summary: 'Approves a request for 72 hours, denies it or revokes an approval.',
    access: 'owner',
    ability: 'answerRequests',
    param: IdParam,
    json: RcDecisionInput,
    responses: { 200: OwnRcRequestDto },
  }),
  ownRequest: route({
    method: 'get',
    path: '/api/vehicles/:id/rc-requests',
    summary: "The viewer's own request, or null.",
    access: 'person',
    ability: 'oneself',
    param: IdParam,
    responses: { 200: OwnRcRequestDto.nullable() },
  }),
  request: route({
    method: 'post',
    path: '/api/vehicles/:id/rc-requests',
    summary: "Requests access to a vehicle's certificate.",
    access: 'person',
    ability: 'oneself',
    param: IdParam,
    responses: { 201: OwnRcRequestDto },
  }),
  ask: route({
    method: 'post',
    path: '/vehicle/:id/rc-request',
    summary: "The same from the button on the vehicle's page. Responds with the page.",
    access: 'person',
    ability: 'oneself',
    address: IdParam,
    htmlForm: NoFields,
    responses: { 200: 'text/html', 303: null },
  }),
};
