import { MessageDto } from '../../../schema/common/answer';
import { RcWatchCode, RcWatchFormInput, RcWatchInput } from '../../../schema/rc-watch/input';
import { VehicleRcWatchDto } from '../../../schema/rc-watch/output';
import { HOUR, named } from '../../http/limits';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

const LIMITS = named({ rcWatchBySite: { by: 'site', limit: 200, windowMs: HOUR } });

export const rcWatchApi = {
  get: route({
    method: 'get',
    path: '/api/rc-watches/vehicles/:id',
    summary: 'The watch over the RC of a vehicle after its sale, with the link to share.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    responses: { 200: VehicleRcWatchDto },
  }),
  start: route({
    method: 'put',
    path: '/api/rc-watches/vehicles/:id',
    summary: 'Starts the watch over the RC of a sold vehicle, or changes what its sale is like.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    json: RcWatchInput,
    responses: { 200: VehicleRcWatchDto },
  }),
  renew: route({
    method: 'post',
    path: '/api/rc-watches/links/:id',
    summary: 'Gives the watch over a vehicle’s RC another link. The old one leads nowhere.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    responses: { 200: VehicleRcWatchDto },
  }),
  stop: route({
    method: 'delete',
    path: '/api/rc-watches/vehicles/:id',
    summary: 'Deletes the watch over the RC of a vehicle. Its link leads nowhere.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
  page: route({
    method: 'get',
    path: '/rc/:code',
    summary: 'The page of an RC watch, for whoever has its link. Responds 404 to a link that leads nowhere.',
    access: 'anyone',
    address: RcWatchCode,
    responses: { 200: 'text/html', 404: 'text/html' },
  }),
  change: route({
    method: 'post',
    path: '/rc/:code',
    summary:
      'Ticks a step of an RC watch, stores the application number, or closes the watch, from the form of its page.',
    access: 'anyone',
    address: RcWatchCode,
    limits: Object.values(LIMITS),
    htmlForm: RcWatchFormInput,
    responses: { 200: 'text/html', 404: 'text/html' },
  }),
};
