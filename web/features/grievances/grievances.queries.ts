import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  GrievanceDecision,
  GrievanceList,
  RecordGrievanceInput,
} from '../../../schema/grievances/input';
import type { GrievanceKind } from '../../../schema/grievances/kinds';
import type { GrievanceDto } from '../../../schema/grievances/output';
import { apiOf, read } from '../../lib/api';
import { readFile } from '../../lib/download-file';
import { pagedQuery, readPage } from '../../lib/paging';
import { details, LIST_LIMIT, lists, refreshAdmin } from '../admin/admin-keys';

export const grievancesQuery = (list: GrievanceList, kind: GrievanceKind | undefined) =>
  pagedQuery<GrievanceDto>([...lists, 'grievances', list, kind ?? ''], (client, query) =>
    readPage(
      apiOf(client).grievances.grievances.$get({
        query: { ...query, limit: LIST_LIMIT, list, ...(kind ? { kind } : {}) },
      }),
    ),
  );

export const grievanceQuery = (id: string) =>
  queryOptions({
    queryKey: [...details, 'grievances', id],
    queryFn: ({ client }) => read(apiOf(client).grievances.grievances[':id'].$get({ param: { id } })),
  });

export const recordGrievanceMutation = mutationOptions({
  mutationFn: (json: RecordGrievanceInput, { client }) =>
    read(apiOf(client).grievances.grievances.$post({ json })),
  onSuccess: (_grievance, _input, _result, { client }) => refreshAdmin(client),
});

export const decideGrievanceMutation = mutationOptions({
  mutationFn: ({ id, json }: { id: string; json: GrievanceDecision }, { client }) =>
    read(apiOf(client).grievances.grievances[':id'].$patch({ param: { id }, json })),
  onSuccess: (_grievance, _input, _result, { client }) => refreshAdmin(client),
});

/** The report of a month, "2026-11", as a file. */
export const monthReportMutation = mutationOptions({
  mutationFn: async (month: string, { client }) =>
    readFile(
      await apiOf(client).grievances['grievance-months'][':month'].$get({ param: { month } }),
      `complaints-${month}.csv`,
    ),
});
