import { z } from 'zod';
import { ChangeFilter } from '../../../schema/changes/input';
import { ChangeDto } from '../../../schema/changes/output';
import { PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const changesApi = {
  list: route({
    method: 'get',
    path: '/api/changes',
    summary: 'Who changed what of the seller’s vehicles, leads and staff, latest first.',
    access: 'person',
    ability: 'oneself',
    query: PageQuery.extend(ChangeFilter.shape),
    responses: { 200: z.array(ChangeDto) },
  }),
  export: route({
    method: 'get',
    path: '/api/changes/export',
    summary: 'The same as CSV, one line a field.',
    access: 'person',
    ability: 'oneself',
    query: ChangeFilter,
    responses: { 200: 'text/csv' },
  }),
};
