import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { ToldInput, WantInput } from '../../../schema/wants/input';
import { WantDto, WantedVehicleDto } from '../../../schema/wants/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const wantsApi = {
  list: route({
    method: 'get',
    path: '/api/wants',
    summary: 'Buyers who wait for a vehicle, latest first.',
    access: 'person',
    ability: 'seeLeads',
    query: PageQuery,
    responses: { 200: z.array(WantDto) },
  }),
  keep: route({
    method: 'post',
    path: '/api/wants',
    summary: 'Keeps what a lead’s buyer wants for 90 days, instead of what they wanted before.',
    access: 'person',
    ability: 'workOnLeads',
    json: WantInput,
    responses: { 201: WantDto },
  }),
  matching: route({
    method: 'get',
    path: '/api/wants/for/:id',
    summary: 'The buyers who wait for one like a vehicle of the person’s.',
    access: 'person',
    ability: 'seeLeads',
    param: IdParam,
    responses: { 200: z.array(WantDto) },
  }),
  wanted: route({
    method: 'get',
    path: '/api/wants/vehicles/:id',
    summary: 'What the person has for sale that a waiting buyer asked for.',
    access: 'person',
    ability: 'seeLeads',
    param: IdParam,
    responses: { 200: z.array(WantedVehicleDto) },
  }),
  told: route({
    method: 'patch',
    path: '/api/wants/:id',
    summary: 'The buyer was told of a vehicle at its price.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    json: ToldInput,
    responses: { 200: MessageDto },
  }),
  remove: route({
    method: 'delete',
    path: '/api/wants/:id',
    summary: 'The buyer no longer waits.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
};
