import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { PersonSearch } from '../../../schema/common/search';
import {
  CreateLeadInput,
  LeadFilter,
  MergeLeadInput,
  OfferPageInput,
  PrivateLink,
  UpdateLeadInput,
  WithdrawFormInput,
  WriteLeadInput,
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

/** The page decides whether the link is ours, and helps people who copied only part of it. */
const AnyLink = z.object({ id: z.string().max(100), key: z.string().max(100) });

export const leadsApi = {
  list: route({
    method: 'get',
    path: '/api/leads',
    summary: "The seller's leads, most recent offer first.",
    access: 'person',
    speculative: true,
    query: PageQuery.extend(LeadFilter.shape),
    header: PersonSearch,
    responses: { 200: z.array(LeadDto) },
  }),
  create: route({
    method: 'post',
    path: '/api/leads',
    summary: "Submits a buyer's offer for a vehicle or a republished page. Repeated offers are one lead.",
    access: 'anyone',
    json: CreateLeadInput,
    responses: { 201: LeadReceiptDto },
  }),
  write: route({
    method: 'post',
    path: '/api/leads/hand-made',
    summary: 'Writes down a buyer who called or walked in, outside the month’s leads of the plan.',
    access: 'person',
    json: WriteLeadInput,
    responses: { 201: LeadDto },
  }),
  offerForVehicle: route({
    method: 'post',
    path: '/vehicle/:id/offer',
    summary: "The same from the page's HTML form. Responds with the page and a thank-you.",
    access: 'anyone',
    address: IdParam,
    htmlForm: OfferPageInput,
    responses: { 200: 'text/html' },
  }),
  offerForRepublished: route({
    method: 'post',
    path: '/republished/:id/offer',
    summary: "The same from a republished page's HTML form.",
    access: 'anyone',
    address: IdParam,
    htmlForm: OfferPageInput,
    responses: { 200: 'text/html' },
  }),
  withdrawal: route({
    method: 'get',
    path: '/withdraw/:id/:key',
    summary:
      'The private page of what a buyer has sent: an offer or an enquiry. Responds 404 to a link that was never issued.',
    access: 'anyone',
    address: AnyLink,
    responses: { 200: 'text/html', 404: 'text/html' },
  }),
  withdraw: route({
    method: 'post',
    path: '/withdraw/:id/:key',
    summary: "Withdraws what was sent: the buyer's data is erased and the seller is notified. Idempotent.",
    access: 'anyone',
    address: PrivateLink,
    htmlForm: WithdrawFormInput,
    responses: { 303: null, 404: 'text/html' },
  }),
  export: route({
    method: 'get',
    path: '/api/leads/export',
    summary: 'Exports the leads as CSV.',
    access: 'person',
    query: LeadFilter,
    header: PersonSearch,
    responses: { 200: 'text/csv' },
  }),
  vehicles: route({
    method: 'get',
    path: '/api/leads/vehicles',
    summary: 'The vehicles that have received offers.',
    access: 'person',
    responses: { 200: z.array(LeadVehicleDto) },
  }),
  today: route({
    method: 'get',
    path: '/api/leads/today',
    summary: 'What is waiting for the seller today: new offers and due follow-ups.',
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
    summary:
      "Updates a lead's status, notes and follow-up date, or records the result of a call; status and result are reversible for ten minutes.",
    access: 'owner',
    param: IdParam,
    json: UpdateLeadInput,
    responses: { 200: LeadDto },
  }),
  remove: route({
    method: 'delete',
    path: '/api/leads/:id',
    summary: 'Deletes a lead that the seller wrote down.',
    access: 'owner',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
  merge: route({
    method: 'post',
    path: '/api/leads/:id/merge',
    summary: 'Merges another lead with the same number and listing into this one.',
    access: 'owner',
    param: IdParam,
    json: MergeLeadInput,
    responses: { 200: LeadDto },
  }),
  sameNumber: route({
    method: 'get',
    path: '/api/leads/:id/same-number',
    summary: 'Other leads with the same number on the same listing, from other devices.',
    access: 'owner',
    param: IdParam,
    responses: { 200: z.array(LeadDto) },
  }),
  offers: route({
    method: 'get',
    path: '/api/leads/:id/offers',
    summary: 'All offers of a lead.',
    access: 'owner',
    param: IdParam,
    responses: { 200: z.array(LeadOfferDto) },
  }),
};
