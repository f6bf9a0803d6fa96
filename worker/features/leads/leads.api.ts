import { z } from 'zod';
import { PersonSearch } from '../../../schema/common/search';
import {
  CreateLeadInput,
  LeadFilter,
  MergeLeadInput,
  OfferFormInput,
  PrivateLink,
  UpdateLeadInput,
  WithdrawFormInput,
} from '../../../schema/leads/input';
import {
  LeadDto,
  LeadOfferDto,
  LeadReceiptDto,
  LeadsTodayDto,
  LeadVehicleDto,
} from '../../../schema/leads/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

/** Its page decides whether it is one of ours, and helps people who copied half of it. */
const AnyLink = z.object({ offer: z.string().max(100), key: z.string().max(100) });

export const leadsApi = {
  list: route({
    method: 'get',
    path: '/api/leads',
    does: "The seller's leads, the latest offer first.",
    who: 'person',
    early: true,
    query: PageQuery.extend(LeadFilter.shape),
    header: PersonSearch,
    answers: { 200: z.array(LeadDto) },
  }),
  create: route({
    method: 'post',
    path: '/api/leads',
    does: "A buyer's offer for a vehicle, or for a republished page of one. Repeated, it is one lead.",
    who: 'anyone',
    json: CreateLeadInput,
    answers: { 201: LeadReceiptDto },
  }),
  offerForVehicle: route({
    method: 'post',
    path: '/vehicle/:id/offer',
    does: "The same from the page's own form. Answers the page with its thanks.",
    who: 'anyone',
    address: IdParam,
    htmlForm: OfferFormInput,
    answers: { 200: 'text/html' },
  }),
  offerForRepublished: route({
    method: 'post',
    path: '/republished/:id/offer',
    does: 'The same from a republished page.',
    who: 'anyone',
    address: IdParam,
    htmlForm: OfferFormInput,
    answers: { 200: 'text/html' },
  }),
  withdrawal: route({
    method: 'get',
    path: '/withdraw/:offer/:key',
    does: "The private page of a buyer's own offer. A link that was never given out shows that there is nothing (404).",
    who: 'anyone',
    address: AnyLink,
    answers: { 200: 'text/html', 404: 'text/html' },
  }),
  withdraw: route({
    method: 'post',
    path: '/withdraw/:offer/:key',
    does: 'Takes the offer back: the buyer is erased from it, the seller is told. Again, it changes nothing.',
    who: 'anyone',
    address: PrivateLink,
    htmlForm: WithdrawFormInput,
    answers: { 303: null, 404: 'text/html' },
  }),
  export: route({
    method: 'get',
    path: '/api/leads/export',
    does: 'The leads as a table for spreadsheets.',
    who: 'person',
    query: /* guard: LeadFilter.extend({ search: AnyLink.shape.key.optional() }) @ route-table */ LeadFilter,
    header: PersonSearch,
    answers: { 200: 'text/csv' },
  }),
  vehicles: route({
    method: 'get',
    path: '/api/leads/vehicles',
    does: 'The vehicles that buyers have offered for.',
    who: 'person',
    answers: { 200: z.array(LeadVehicleDto) },
  }),
  today: route({
    method: 'get',
    path: '/api/leads/today',
    does: 'What waits for the seller today: offers that are still new, and follow-ups that are due.',
    who: 'person',
    answers: { 200: LeadsTodayDto },
  }),
  get: route({
    method: 'get',
    path: '/api/leads/:id',
    does: 'One lead.',
    who: 'owner',
    param: IdParam,
    answers: { 200: LeadDto },
  }),
  change: route({
    method: 'patch',
    path: '/api/leads/:id',
    does: 'Moves a lead on, or back for ten minutes, and keeps notes and a day to follow up.',
    who: 'owner',
    param: IdParam,
    json: UpdateLeadInput,
    answers: { 200: LeadDto },
  }),
  merge: route({
    method: 'post',
    path: '/api/leads/:id/merge',
    does: 'Makes two leads of one number on one listing one: the other one’s offers move to this lead.',
    who: 'owner',
    param: IdParam,
    json: MergeLeadInput,
    answers: { 200: LeadDto },
  }),
  sameNumber: route({
    method: 'get',
    path: '/api/leads/:id/same-number',
    does: 'Other leads of the same number on the same listing, sent from elsewhere.',
    who: 'owner',
    param: IdParam,
    answers: { 200: z.array(LeadDto) },
  }),
  offers: route({
    method: 'get',
    path: '/api/leads/:id/offers',
    does: 'Every offer of one buyer for one listing.',
    who: 'owner',
    param: IdParam,
    answers: { 200: z.array(LeadOfferDto) },
  }),
};
