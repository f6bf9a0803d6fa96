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
    does: 'A registration certificate. Each look is logged.',
    who: 'viewer',
    address: z.object({ key: z.string().regex(/^[\w-]{20,60}$/) }),
    answers: { 200: 'image/*, application/pdf' },
  }),
  listRequests: route({
    method: 'get',
    path: '/api/rc-requests',
    does: "Who asked to see the certificates of the person's vehicles.",
    who: 'person',
    query: PageQuery,
    answers: { 200: z.array(RcRequestDto) },
  }),
  decide: route({
    method: 'patch',
    path: '/api/rc-requests/:id',
    does: 'Approves a request for 72 hours, denies it, or revokes an approval.',
    who: 'owner',
    param: IdParam,
    json: RcDecisionInput,
    answers: { 200: OwnRcRequestDto },
  }),
  ownRequest: route({
    method: 'get',
    path: '/api/vehicles/:id/rc-requests',
    does: "The viewer's own request; null without one.",
    who: 'person',
    param: IdParam,
    answers: { 200: OwnRcRequestDto.nullable() },
  }),
  request: route({
    method: 'post',
    path: '/api/vehicles/:id/rc-requests',
    does: "Asks a vehicle's owner to see its certificate.",
    who: 'person',
    param: IdParam,
    answers: { 201: OwnRcRequestDto },
  }),
  ask: route({
    method: 'post',
    path: '/vehicle/:id/rc-request',
    does: "The same from the button on the vehicle's page. Answers the page.",
    who: 'person',
    address: IdParam,
    htmlForm: NoFields,
    answers: { 200: 'text/html', 303: null },
  }),
};
