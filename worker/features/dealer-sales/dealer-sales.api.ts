import { z } from 'zod';
import { DealerAnswerInput, DealerSaleInput } from '../../../schema/dealer-sales/input';
import { DealerOfferDto, VehicleDealerSaleDto } from '../../../schema/dealer-sales/output';
import { HOUR, named } from '../../http/limits';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

/** Against trying numbers: a firm’s name is said of each that is confirmed. */
const LIMITS = named({ dealerSaleByAccount: { by: 'account', limit: 30, windowMs: HOUR } });

export const dealerSalesApi = {
  get: route({
    method: 'get',
    path: '/api/dealer-sales/vehicles/:id',
    summary: 'To which dealer a vehicle was sold last, and what they answered.',
    access: 'owner',
    ability: 'changeStatus',
    param: IdParam,
    responses: { 200: VehicleDealerSaleDto },
  }),
  offer: route({
    method: 'post',
    path: '/api/dealer-sales',
    summary: 'Says that a vehicle was sold to the firm that has confirmed a number; the firm is asked.',
    access: 'person',
    ability: 'changeStatus',
    limits: [LIMITS.dealerSaleByAccount],
    json: DealerSaleInput,
    responses: { 201: VehicleDealerSaleDto },
  }),
  withdraw: route({
    method: 'delete',
    path: '/api/dealer-sales/vehicles/:id',
    summary: 'Takes that back before the dealer has answered.',
    access: 'owner',
    ability: 'changeStatus',
    param: IdParam,
    responses: { 200: VehicleDealerSaleDto },
  }),
  listOffers: route({
    method: 'get',
    path: '/api/dealer-sales/offers',
    summary: 'Vehicles that other sellers say they have sold to the dealer, latest first.',
    access: 'person',
    ability: 'answerRequests',
    query: PageQuery,
    responses: { 200: z.array(DealerOfferDto) },
  }),
  answer: route({
    method: 'patch',
    path: '/api/dealer-sales/offers/:id',
    summary: 'Accepts such a vehicle, which becomes a draft with its photos, or declines it.',
    access: 'owner',
    ability: 'answerRequests',
    param: IdParam,
    json: DealerAnswerInput,
    responses: { 200: DealerOfferDto },
  }),
};
