import { z } from 'zod';
import { MoneyLineInput, MoneyLineParam, SeenMoneyQuery } from '../../../schema/money/input';
import { VehicleCostDto, VehicleMoneyDto } from '../../../schema/money/output';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

export const moneyApi = {
  list: route({
    method: 'get',
    path: '/api/money',
    summary: 'What each of the person’s vehicles has cost, if anything is written.',
    access: 'person',
    ability: 'seeMoney',
    responses: { 200: z.array(VehicleCostDto) },
  }),
  get: route({
    method: 'get',
    path: '/api/money/:id',
    summary: 'What a vehicle has cost, line by line.',
    access: 'owner',
    ability: 'seeMoney',
    param: IdParam,
    responses: { 200: VehicleMoneyDto },
  }),
  add: route({
    method: 'post',
    path: '/api/money/:id/lines',
    summary: 'Adds a line to what a vehicle has cost.',
    access: 'owner',
    ability: 'seeMoney',
    param: IdParam,
    json: MoneyLineInput,
    responses: { 201: VehicleMoneyDto },
  }),
  change: route({
    method: 'put',
    path: '/api/money/:id/lines/:line',
    summary: 'Changes a line.',
    access: 'owner',
    ability: 'seeMoney',
    param: MoneyLineParam,
    json: MoneyLineInput,
    responses: { 200: VehicleMoneyDto },
  }),
  remove: route({
    method: 'delete',
    path: '/api/money/:id/lines/:line',
    summary: 'Removes a line.',
    access: 'owner',
    ability: 'seeMoney',
    param: MoneyLineParam,
    query: SeenMoneyQuery,
    responses: { 200: VehicleMoneyDto },
  }),
};
