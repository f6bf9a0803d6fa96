import { z } from 'zod';
import {
  HideListingInput,
  ReportDecision,
  ReportFormInput,
  ReportsQuery,
} from '../../../schema/reports/input';
import { ReportDto } from '../../../schema/reports/output';
import { HOUR, named } from '../../http/limits';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const REPORT_LIMITS = named({
  reportBySite: { by: 'site', limit: 100, windowMs: HOUR },
  reportByVisitor: { by: 'visitor', limit: 20, windowMs: HOUR },
});

/** A form on a listing's page; a site counts once per listing and day. */
const reportOf = (page: string) =>
  route({
    method: 'post',
    path: `/${page}/:id/report`,
    summary: "Reports a listing from its page's HTML form. Repeated reports on one day count once.",
    access: 'anyone',
    address: IdParam,
    htmlForm: ReportFormInput,
    limits: Object.values(REPORT_LIMITS),
    responses: { 200: 'text/html' },
  });

export const reportsApi = {
  vehicle: reportOf('vehicle'),
  republished: reportOf('republished'),
  list: route({
    method: 'get',
    path: '/api/admin/reports',
    summary: 'Reported listings, each with its latest report and how many networks have reported it.',
    access: 'operator',
    query: PageQuery.extend(ReportsQuery.shape),
    responses: { 200: z.array(ReportDto) },
  }),
  hide: route({
    method: 'post',
    path: '/api/admin/reports',
    summary: "Hides a listing with a reason, without a visitor's report, and notifies its owner.",
    access: 'operator',
    json: HideListingInput,
    responses: { 201: ReportDto },
  }),
  decide: route({
    method: 'patch',
    path: '/api/admin/reports/:id',
    summary:
      'Hides, keeps or restores a reported listing and notifies its owner. Applies to the listing’s earlier reports too.',
    access: 'operator',
    param: IdParam,
    json: ReportDecision,
    responses: { 200: ReportDto },
  }),
};
