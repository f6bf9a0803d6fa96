import { BackInput, OutInput } from '../../../schema/stock-book/input';
import { OwnCodesDto, VehicleTripsDto } from '../../../schema/stock-book/output';
import { SlipInput, SlipLink } from '../../../schema/stock-book/slip';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

export const tripsApi = {
  codes: route({
    method: 'get',
    path: '/api/trips',
    summary: 'The seller’s own codes with their vehicles, for a scan without a network.',
    access: 'person',
    ability: 'seeYard',
    responses: { 200: OwnCodesDto },
  }),
  get: route({
    method: 'get',
    path: '/api/trips/:id',
    summary: 'Whether a vehicle is out, and the latest lines of the book about it.',
    access: 'owner',
    ability: 'seeYard',
    param: IdParam,
    responses: { 200: VehicleTripsDto },
  }),
  out: route({
    method: 'post',
    path: '/api/trips/:id/out',
    summary: 'Notes that a vehicle goes out. A buyer who drives becomes a lead.',
    access: 'owner',
    ability: 'seeYard',
    param: IdParam,
    json: OutInput,
    responses: { 200: VehicleTripsDto },
  }),
  back: route({
    method: 'post',
    path: '/api/trips/:id/back',
    summary: 'Notes that a vehicle is back, which closes its trip.',
    access: 'owner',
    ability: 'seeYard',
    param: IdParam,
    json: BackInput,
    responses: { 200: VehicleTripsDto },
  }),
  slip: route({
    method: 'get',
    path: '/trip/:id/:key',
    summary:
      'The slip of an open trip, for its driver. Responds 404 once the trip is closed, or after 7 days.',
    access: 'anyone',
    address: SlipLink,
    responses: { 200: 'text/html', 404: 'text/html' },
  }),
  endSlip: route({
    method: 'post',
    path: '/trip/:id/:key',
    summary: 'Notes that a vehicle is back, from the form of its slip, which ends.',
    access: 'anyone',
    address: SlipLink,
    htmlForm: SlipInput,
    responses: { 200: 'text/html', 404: 'text/html' },
  }),
};
