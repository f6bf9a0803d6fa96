import {
  BulkAnswerersInput,
  BulkListingsInput,
  BulkPricesInput,
  BulkStatusesInput,
  OperationParam,
} from '../../../schema/bulk/input';
import { BulkChangeDto, BulkUndoDto } from '../../../schema/bulk/output';
import { route } from '../../http/route-entry';

const CHANGED = { 200: BulkChangeDto };
const UNDONE = { 200: BulkUndoDto };

/** By ability, because the guard of a write holds for a route. */
export const bulkApi = {
  prices: route({
    method: 'post',
    path: '/api/bulk/prices',
    summary: 'Changes the prices of many vehicles by an amount or by per cent.',
    access: 'person',
    ability: 'lowerPrices',
    json: BulkPricesInput,
    responses: CHANGED,
  }),
  undoPrices: route({
    method: 'post',
    path: '/api/bulk/prices/:operation/undo',
    summary: 'Undoes a change of prices within ten minutes, for vehicles that nobody has changed since.',
    access: 'person',
    ability: 'lowerPrices',
    param: OperationParam,
    responses: UNDONE,
  }),
  statuses: route({
    method: 'post',
    path: '/api/bulk/statuses',
    summary: 'Sets the status of many vehicles.',
    access: 'person',
    ability: 'changeStatus',
    json: BulkStatusesInput,
    responses: CHANGED,
  }),
  undoStatuses: route({
    method: 'post',
    path: '/api/bulk/statuses/:operation/undo',
    summary: 'Undoes a change of statuses within ten minutes, as far as the plan has room.',
    access: 'person',
    ability: 'changeStatus',
    param: OperationParam,
    responses: UNDONE,
  }),
  listings: route({
    method: 'post',
    path: '/api/bulk/listings',
    summary: 'Shows, hides or deletes many vehicles, or sets who may republish them.',
    access: 'person',
    ability: 'changeVehicles',
    json: BulkListingsInput,
    responses: CHANGED,
  }),
  undoListings: route({
    method: 'post',
    path: '/api/bulk/listings/:operation/undo',
    summary: 'Undoes that within ten minutes; deleted vehicles return as far as the plan has room.',
    access: 'person',
    ability: 'changeVehicles',
    param: OperationParam,
    responses: UNDONE,
  }),
  answerers: route({
    method: 'post',
    path: '/api/bulk/answerers',
    summary: 'Sets who answers buyers for many vehicles.',
    access: 'person',
    ability: 'assign',
    json: BulkAnswerersInput,
    responses: CHANGED,
  }),
  undoAnswerers: route({
    method: 'post',
    path: '/api/bulk/answerers/:operation/undo',
    summary: 'Undoes that within ten minutes.',
    access: 'person',
    ability: 'assign',
    param: OperationParam,
    responses: UNDONE,
  }),
};
