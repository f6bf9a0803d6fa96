import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import {
  CreateVehicleInput,
  DescribeVehicleInput,
  UpdateOrderInput,
  UpdateVehicleInput,
  VehicleStatusInput,
  VisibilityInput,
} from '../../../schema/vehicles/input';
import {
  DescriptionDto,
  ListingDto,
  OwnVehicleDto,
  VehicleCountsDto,
  VehicleDto,
  VehicleStatsDto,
} from '../../../schema/vehicles/output';
import { HOUR, named } from '../../http/limits';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

const LIMITS = named({ describeByAccount: { by: 'account', limit: 30, windowMs: HOUR } });

export const vehiclesApi = {
  list: route({
    method: 'get',
    path: '/api/vehicles',
    summary: "The person's own listings, newest first.",
    access: 'person',
    speculative: true,
    query: PageQuery,
    responses: { 200: z.array(OwnVehicleDto) },
  }),
  counts: route({
    method: 'get',
    path: '/api/vehicles/counts',
    summary: "The number of the person's listings by status.",
    access: 'person',
    speculative: true,
    responses: { 200: VehicleCountsDto },
  }),
  create: route({
    method: 'post',
    path: '/api/vehicles',
    summary: "Publishes a vehicle, within the plan's limits.",
    access: 'person',
    json: CreateVehicleInput,
    responses: { 201: OwnVehicleDto },
  }),
  describe: route({
    method: 'post',
    path: '/api/vehicles/generate-description',
    summary: "Generates a description from the vehicle's facts.",
    access: 'person',
    json: DescribeVehicleInput,
    limits: [LIMITS.describeByAccount],
    responses: { 200: DescriptionDto },
  }),
  updateOrder: route({
    method: 'post',
    path: '/api/vehicles/update-order',
    summary: "Reorders the public profile's vehicles, all or none.",
    access: 'owner',
    plan: 'pro',
    json: UpdateOrderInput,
    responses: { 200: MessageDto },
  }),
  change: route({
    method: 'patch',
    path: '/api/vehicles/:id',
    summary: 'Updates a listing.',
    access: 'owner',
    param: IdParam,
    json: UpdateVehicleInput,
    responses: { 200: VehicleDto },
  }),
  relist: route({
    method: 'post',
    path: '/api/vehicles/:id/relist',
    summary: 'Relists a sold vehicle as a new listing with its pictures and printed codes.',
    access: 'owner',
    param: IdParam,
    responses: { 201: OwnVehicleDto },
  }),
  get: route({
    method: 'get',
    path: '/api/vehicles/:id',
    summary: 'A listing as a buyer opens it.',
    access: 'anyone',
    param: IdParam,
    responses: { 200: ListingDto },
  }),
  stats: route({
    method: 'get',
    path: '/api/vehicles/:id/stats',
    summary: "A listing's views and republished pages.",
    access: 'anyone',
    param: IdParam,
    responses: { 200: VehicleStatsDto },
  }),
  setStatus: route({
    method: 'patch',
    path: '/api/vehicles/:id/status',
    summary:
      'Sets the status: available, pending or sold, optionally with the sale price. Only undo-sold reverts a sale.',
    access: 'owner',
    param: IdParam,
    json: VehicleStatusInput,
    responses: { 200: VehicleDto },
  }),
  undoSold: route({
    method: 'post',
    path: '/api/vehicles/:id/undo-sold',
    summary: 'Reverts a sale within ten minutes, if the plan still has room.',
    access: 'owner',
    param: IdParam,
    responses: { 200: VehicleDto },
  }),
  setVisibility: route({
    method: 'patch',
    path: '/api/vehicles/:id/visibility',
    summary: 'Shows or hides a listing on the public profile.',
    access: 'owner',
    param: IdParam,
    json: VisibilityInput,
    responses: { 200: VehicleDto },
  }),
  remove: route({
    method: 'delete',
    path: '/api/vehicles/:id',
    summary: 'Deletes a listing. Its leads are kept.',
    access: 'owner',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
};
