import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { IssueDto } from '../../../schema/issues/output';
import { toastFailure } from '../../lib/failure';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { Loaded } from '../../ui/core/loaded';
import { Segmented } from '../../ui/core/segmented';
import { ShowMore } from '../../ui/core/show-more';
import { TimeAgo } from '../../ui/core/time-ago';
import { TableSkeleton } from '../../ui/table-skeleton';
import { useAdminFilter } from '../admin/use-admin-filter';
import { issuesQuery, resolveIssueMutation } from './admin-issues.queries';

const STATES = [
  { value: 'open' as const, label: 'Open' },
  { value: 'resolved' as const, label: 'Resolved' },
];
const TYPES: Record<string, string> = {
  browser_error: 'Browser',
  request_failed: 'Request',
  page_failed: 'Page',
  job_failed: 'Job',
};

function Issue({ issue }: { issue: IssueDto }) {
  const resolve = useMutation({
    ...resolveIssueMutation,
    onError: (error) => toastFailure(error, 'Failed to update the issue'),
  });
  const { stack, ...facts } = issue.metadata;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-card py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 text-ink-muted text-xs">
          <Badge tone={issue.resolved ? 'neutral' : 'warning'}>{TYPES[issue.type] ?? issue.type}</Badge>
          <TimeAgo at={issue.createdAt} />
          {issue.resolvedBy && <span>Resolved by {issue.resolvedBy}</span>}
        </p>
        <p className="mt-1 wrap-anywhere">{issue.description}</p>
        <details className="mt-1 text-ink-muted text-xs">
          <summary className="touch-target w-fit cursor-pointer content-center">Details</summary>
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
            {Object.entries(facts).map(([name, value]) => (
              <div key={name} className="contents">
                <dt>{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {stack && <pre className="mt-2 whitespace-pre-wrap wrap-anywhere font-mono">{stack}</pre>}
        </details>
      </div>
      <Button
        size="sm"
        pending={resolve.isPending}
        aria-label={`${issue.resolved ? 'Reopen' : 'Resolve'}: ${issue.description}`}
        onClick={() => resolve.mutate({ id: issue.id, resolved: !issue.resolved })}
      >
        {issue.resolved ? 'Reopen' : 'Resolve'}
      </Button>
    </li>
  );
}

/** Errors in browsers, requests, pages and jobs. */
export function Issues() {
  const { show, change } = useAdminFilter();
  const state = show === 'resolved' ? show : 'open';
  const issues = useInfiniteQuery(issuesQuery(state === 'resolved'));
  return (
    <section aria-label="System issues">
      <Card padded={false}>
        <CardHeader
          title="System issues"
          description="Errors and fixes"
          actions={
            <Segmented
              label="Issues"
              value={state}
              onValueChange={(next) => change({ show: next })}
              options={STATES}
            />
          }
        />
        <Loaded
          query={issues}
          failure="Failed to fetch system issues"
          loading={<TableSkeleton label="Loading system issues" />}
          empty={{
            icon: <CircleCheck />,
            title: state === 'open' ? 'No open issues' : 'No resolved issues',
          }}
        >
          {(rows) => (
            <ul className="divide-y divide-line">
              {rows.map((issue) => (
                <Issue key={issue.id} issue={issue} />
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
      <ShowMore list={issues} />
    </section>
  );
}
