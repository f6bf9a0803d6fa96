import { mutationOptions } from '@tanstack/react-query';
import type { HideListingInput, ReportDecision, ReportStatus } from '../../../schema/reports/input';
import type { ReportDto } from '../../../schema/reports/output';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { LIST_LIMIT, lists, refreshAdmin } from '../admin/admin-keys';

export const reportsQuery = (status: ReportStatus) =>
  pagedQuery<ReportDto>([...lists, 'reports', status], (client, query) =>
    readPage(apiOf(client).reports.reports.$get({ query: { ...query, limit: LIST_LIMIT, status } })),
  );

export const hideListingMutation = mutationOptions({
  mutationFn: (json: HideListingInput, { client }) => read(apiOf(client).reports.reports.$post({ json })),
  onSuccess: (_report, _input, _result, { client }) => refreshAdmin(client),
});

export const decideReportMutation = mutationOptions({
  mutationFn: ({ id, json }: { id: string; json: ReportDecision }, { client }) =>
    read(apiOf(client).reports.reports[':id'].$patch({ param: { id }, json })),
  onSuccess: (_report, _input, _result, { client }) => refreshAdmin(client),
});
