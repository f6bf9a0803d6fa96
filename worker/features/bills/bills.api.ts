import { BillInput, MonthParam } from '../../../schema/bills/input';
import { BillStartDto } from '../../../schema/bills/output';
import { PaperDto } from '../../../schema/papers/output';
import { route } from '../../http/route-entry';

export const billsApi = {
  start: route({
    method: 'get',
    path: '/api/bills',
    summary: 'What the next bill begins with: GST number and scheme of the latest.',
    access: 'person',
    ability: 'seeMoney',
    responses: { 200: BillStartDto },
  }),
  create: route({
    method: 'post',
    path: '/api/bills',
    summary: 'Issues the bill of a sale. It gets the next number of its series.',
    access: 'owner',
    ability: 'seeMoney',
    json: BillInput,
    responses: { 201: PaperDto },
  }),
  month: route({
    method: 'get',
    path: '/api/bills/months/:month',
    summary: 'The bills of a month as CSV, with costs, margin, tax and what was received.',
    access: 'person',
    ability: 'seeMoney',
    param: MonthParam,
    responses: { 200: 'text/csv' },
  }),
};
