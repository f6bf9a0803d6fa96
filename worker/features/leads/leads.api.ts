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

/** Its page decides whether the link is one of ours, and helps people who copied half of it. */
const AnyLink = z.object({ offer: z.string().max(100), key: z.string().max(100) });

export const leadsApi = {
  list: route({
    method: 'get',
    path: '/api/leads',
    summary: "The seller's leads, the latest offer first.",
    access: 'person',
    early: true,
    query: PageQuery.extend(LeadFilter.shape),
    header: PersonSearch,
    responses: { 200: z.array(LeadDto) },
  }),
  create: route({
    method: 'post',
    path: '/api/leads',
    summary: "A buyer's offer for a vehicle, or for a republished page of one. Repeated, it is one lead.",
    access: 'anyone',
    json: CreateLeadInput,
    responses: { 201: LeadReceiptDto },
  }),
  offerForVehicle: route({
    method: 'post',
    path: '/vehicle/:id/offer',
    summary: "The same from the page's own form. Answers the page with its thanks.",
    access: 'anyone',
    address: IdParam,
    htmlForm: OfferFormInput,
    responses: { 200: 'text/html' },
  }),
  offerForRepublished: route({
    method: 'post',
    path: '/republished/:id/offer',
    summary: 'The same from a republished page.',
    access: 'anyone',
    address: IdParam,
    htmlForm: OfferFormInput,
    responses: { 200: 'text/html' },
  }),
  withdrawal: route({
    method: 'get',
    path: '/withdraw/:offer/:key',
    summary:
      "The private page of a buyer's own offer. A link that was never given out shows that there is nothing (404).",
    access: 'anyone',
    address: AnyLink,
    responses: { 200: 'text/html', 404: 'text/html' },
  }),
  withdraw: route({
    method: 'post',
    path: '/withdraw/:offer/:key',
    summary:
      'Takes the offer back: the buyer is erased from it, the seller is told. Again, it changes nothing.',
    access: 'anyone',
    address: PrivateLink,
    htmlForm: WithdrawFormInput,
    responses: { 303: null, 404: 'text/html' },
  }),
  export: route({
    method: 'get',
    path: '/api/leads/export',
    summary: 'The leads as a table for spreadsheets.',
    access: 'person',
    query: /* guard: LeadFilter.extend({ search: AnyLink.shape.key.optional() }) @ route-table */ LeadFilter,
    header: PersonSearch,
    responses: { 200: 'text/csv' },
  }),
  vehicles: route({
    method: 'get',
    path: '/api/leads/vehicles',
    summary: 'The vehicles that buyers have offered for.',
    access: 'person',
    responses: { 200: z.array(LeadVehicleDto) },
  }),
  today: route({
    method: 'get',
    path: '/api/leads/today',
    summary: 'What waits for the seller today: offers that are still new, and follow-ups that are due.',
    access: 'person',
    responses: { 200: LeadsTodayDto },
  }),
  get: route({
    method: 'get',
    path: '/api/leads/:id',
    summary: 'One lead.',
    access: 'owner',
    param: IdParam,
    responses: { 200: LeadDto },
  }),
  change: route({
    method: 'patch',
    path: '/api/leads/:id',
    summary: 'Moves a lead on, or back for ten minutes, and keeps notes and a day to follow up.',
    access: 'owner',
    param: IdParam,
    json: UpdateLeadInput,
    responses: { 200: LeadDto },
  }),
  merge: route({
    method: 'post',
    path: '/api/leads/:id/merge',
    summary: 'Makes two leads of one number on one listing one: the other one’s offers move to this lead.',
    access: 'owner',
    param: IdParam,
    json: MergeLeadInput,
    responses: { 200: LeadDto },
  }),
  sameNumber: route({
    method: 'get',
    path: '/api/leads/:id/same-number',
    summary: 'Other leads of the same number on the same listing, sent from elsewhere.',
    access: 'owner',
    param: IdParam,
    responses: { 200: z.array(LeadDto) },
  }),
  offers: route({
    method: 'get',
    path: '/api/leads/:id/offers',
    summary: 'Every offer of one buyer for one listing.',
    access: 'owner',
    param: IdParam,
    responses: { 200: z.array(LeadOfferDto) },
  }),
};
