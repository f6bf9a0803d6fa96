import { mutationOptions } from '@tanstack/react-query';
import type { IssueDto } from '../../../schema/issues/output';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { LIST_LIMIT, lists, refreshAdmin } from '../admin/admin-keys';

export const issuesQuery = (resolved: boolean) =>
  pagedQuery<IssueDto>([...lists, 'issues', resolved], (client, query) =>
    readPage(
      apiOf(client).adminIssues.issues.$get({
        query: { ...query, limit: LIST_LIMIT, resolved: resolved ? 'true' : 'false' },
      }),
    ),
  );

export const resolveIssueMutation = mutationOptions({
  mutationFn: ({ id, resolved }: { id: string; resolved: boolean }, { client }) =>
    read(apiOf(client).adminIssues.issues[':id'].$patch({ param: { id }, json: { resolved } })),
  onSuccess: (_issue, _input, _result, { client }) => refreshAdmin(client),
});
