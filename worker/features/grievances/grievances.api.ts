import { z } from 'zod';
import {
  GrievanceDecision,
  GrievanceFormInput,
  GrievanceMonth,
  GrievancesQuery,
  RecordGrievanceInput,
} from '../../../schema/grievances/input';
import { GrievanceDetailsDto, GrievanceDto } from '../../../schema/grievances/output';
import { HOUR, named } from '../../http/limits';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const GRIEVANCE_LIMITS = named({
  grievanceBySite: { by: 'site', limit: 30, windowMs: HOUR },
  grievanceByVisitor: { by: 'visitor', limit: 5, windowMs: HOUR },
});

export const grievancesApi = {
  complain: route({
    method: 'post',
    path: '/grievances',
    summary: "A complaint from the page's HTML form; answers with the number by which it is followed.",
    access: 'anyone',
    htmlForm: GrievanceFormInput,
    limits: Object.values(GRIEVANCE_LIMITS),
    responses: { 200: 'text/html' },
  }),
  list: route({
    method: 'get',
    path: '/api/admin/grievances',
    summary: 'Complaints that wait, by their next time limit; or closed ones, latest first.',
    access: 'operator',
    query: PageQuery.extend(GrievancesQuery.shape),
    responses: { 200: z.array(GrievanceDto) },
  }),
  record: route({
    method: 'post',
    path: '/api/admin/grievances',
    summary: 'Enters a complaint that came by mail or post.',
    access: 'operator',
    json: RecordGrievanceInput,
    responses: { 201: GrievanceDetailsDto },
  }),
  one: route({
    method: 'get',
    path: '/api/admin/grievances/:id',
    summary: 'A complaint with its time limits and its log.',
    access: 'operator',
    param: IdParam,
    responses: { 200: GrievanceDetailsDto },
  }),
  decide: route({
    method: 'patch',
    path: '/api/admin/grievances/:id',
    summary:
      'Takes a complaint up, or closes it with an answer. The seller of the listing is notified, and not of who complained.',
    access: 'operator',
    param: IdParam,
    json: GrievanceDecision,
    responses: { 200: GrievanceDetailsDto },
  }),
  month: route({
    method: 'get',
    path: '/api/admin/grievance-months/:month',
    summary: 'What came in a month as CSV, by kind: received, acknowledged and resolved in time, pending.',
    access: 'operator',
    param: GrievanceMonth,
    responses: { 200: 'text/csv' },
  }),
};
