import { z } from 'zod';
import { CounterAnswerInput, CounterInput, CounterLink } from '../../../schema/counters/input';
import { CounterDto } from '../../../schema/counters/output';
import { LeadDto } from '../../../schema/leads/output';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

/** The page decides whether the link is ours, and helps people who copied only part of it. */
const AnyLink = z.object({ id: z.string().max(100), key: z.string().max(100) });

export const countersApi = {
  list: route({
    method: 'get',
    path: '/api/counters/leads/:id',
    summary: 'The prices that a lead’s buyer was answered with, latest first.',
    access: 'owner',
    ability: 'seeLeads',
    param: IdParam,
    responses: { 200: z.array(CounterDto) },
  }),
  create: route({
    method: 'post',
    path: '/api/counters/leads/:id',
    summary: 'Answers a buyer’s offer with another price, for 48 hours. It binds nobody.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    json: CounterInput,
    responses: { 201: LeadDto },
  }),
  takeBack: route({
    method: 'delete',
    path: '/api/counters/:id',
    summary: 'Takes a price back that the buyer has not answered.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    responses: { 200: LeadDto },
  }),
  page: route({
    method: 'get',
    path: '/counter/:id/:key',
    summary: 'The private page of a seller’s price. Responds 404 to a link that was never issued.',
    access: 'anyone',
    address: AnyLink,
    responses: { 200: 'text/html', 404: 'text/html' },
  }),
  answer: route({
    method: 'post',
    path: '/counter/:id/:key',
    summary:
      'The buyer’s answer: accepted, another sum, or declined. The first one counts; it can be taken back once, for two minutes.',
    access: 'anyone',
    address: CounterLink,
    htmlForm: CounterAnswerInput,
    responses: { 200: 'text/html', 404: 'text/html' },
  }),
};
