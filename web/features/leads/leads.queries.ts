import type { LeadDto } from '../../../schema/contracts/leads';
import { apiOf } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';

export const leadKeys = { all: ['api', 'leads'] as const };

/** The seller's leads, the latest offer first. */
export const leadsQuery = pagedQuery<LeadDto>(leadKeys.all, (client, query) =>
  readPage(apiOf(client).leads.index.$get({ query })),
);
