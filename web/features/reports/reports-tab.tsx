import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { ReportStatus } from '../../../schema/reports/input';
import type { ReportDto } from '../../../schema/reports/output';
import { reportReasons } from '../../i18n/en-shared';
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
import { UserLink } from '../admin/user-link';
import { HideListingDialog } from './hide-listing-dialog';
import { decideReportMutation, reportsQuery } from './reports.queries';

const FAILED = 'Failed to decide the report. Please try again.';
const STATES: { value: ReportStatus; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'dismissed', label: 'Dismissed' },
  { value: 'hidden', label: 'Hidden' },
];

const NOTHING: Record<ReportStatus, { title: string; text: string }> = {
  open: {
    title: 'No open reports',
    text: 'What visitors report appears here. To hide a listing without a report, open its seller.',
  },
  dismissed: { title: 'No dismissed reports', text: 'Reports of listings that you left up appear here.' },
  hidden: {
    title: 'No hidden listings',
    text: 'Listings that you took down appear here, and can be restored.',
  },
};

function Report({ report, onHide }: { report: ReportDto; onHide: () => void }) {
  const decide = useMutation({ ...decideReportMutation, onError: (error) => toastFailure(error, FAILED) });
  const { id, status, vehicleName, details, hiddenBecause } = report;
  const path = report.republishedVehicleId
    ? `/republished/${report.republishedVehicleId}`
    : `/vehicle/${report.vehicleId}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-card py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 text-ink-muted text-xs">
          <Badge tone="warning">
            {report.reason === 'operator' ? 'Operator' : reportReasons[report.reason]}
          </Badge>
          <TimeAgo at={report.createdAt} />
          {report.sites > 1 && <span>From {report.sites} networks</span>}
          {report.decidedBy && <span>Decided by {report.decidedBy}</span>}
        </p>
        <p className="mt-1 wrap-anywhere font-medium">
          <a href={path} target="_blank" rel="noreferrer" className="hover:underline">
            {vehicleName}
          </a>
        </p>
        <p className="text-sm">
          <UserLink id={report.ownerId} className="touch-target hover:underline">
            {report.ownerName}
          </UserLink>
        </p>
        {details && <p className="mt-1 whitespace-pre-line wrap-anywhere text-sm">{details}</p>}
        {hiddenBecause && hiddenBecause !== details && (
          <p className="mt-1 whitespace-pre-line wrap-anywhere text-sm">
            <span className="text-ink-muted">Reason for hiding:</span> {hiddenBecause}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        {status !== 'dismissed' && (
          <Button
            size="sm"
            pending={decide.isPending}
            aria-label={`${status === 'open' ? 'Dismiss' : 'Restore'}: ${vehicleName}`}
            onClick={() => decide.mutate({ id, json: { status: 'dismissed' } })}
          >
            {status === 'open' ? 'Dismiss' : 'Restore'}
          </Button>
        )}
        {status !== 'hidden' && (
          <Button size="sm" variant="danger" aria-label={`Hide ${vehicleName}`} onClick={onHide}>
            Hide
          </Button>
        )}
      </div>
    </li>
  );
}

/** Visitors' reports of listings, dismissed or upheld, and what operators hid without a report. */
export function ReportsTab() {
  const { show, change } = useAdminFilter();
  const state = STATES.find(({ value }) => value === show)?.value ?? 'open';
  const [hiding, setHiding] = useState<ReportDto>();
  const reports = useInfiniteQuery(reportsQuery(state));
  const hide = useMutation(decideReportMutation);
  return (
    <>
      <Card padded={false}>
        <CardHeader
          title="Reports"
          description="A hidden listing stays hidden until it is restored. Its owner is notified."
          actions={
            <Segmented
              label="Reports"
              value={state}
              onValueChange={(next) => change({ show: next })}
              options={STATES}
            />
          }
        />
        <Loaded
          query={reports}
          failure="Failed to fetch reports"
          loading={<TableSkeleton label="Loading reports" />}
          empty={{ icon: <Flag />, ...NOTHING[state] }}
        >
          {(rows) => (
            <ul className="divide-y divide-line">
              {rows.map((report) => (
                <Report key={report.id} report={report} onHide={() => setHiding(report)} />
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
      <ShowMore list={reports} />
      {hiding && (
        <HideListingDialog
          vehicleName={hiding.vehicleName}
          onClose={() => setHiding(undefined)}
          onConfirm={(reason) => hide.mutateAsync({ id: hiding.id, json: { status: 'hidden', reason } })}
        />
      )}
    </>
  );
}
