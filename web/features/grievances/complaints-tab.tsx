import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox, Plus } from 'lucide-react';
import { useState } from 'react';
import type { GrievanceList } from '../../../schema/grievances/input';
import { type GrievanceKind, STORED_GRIEVANCE_KINDS } from '../../../schema/grievances/kinds';
import { KIND_LABELS } from '../../../schema/grievances/labels';
import type { GrievanceDto } from '../../../schema/grievances/output';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Loaded } from '../../ui/core/loaded';
import { Segmented } from '../../ui/core/segmented';
import { Select } from '../../ui/core/select';
import { ShowMore } from '../../ui/core/show-more';
import { TableSkeleton } from '../../ui/table-skeleton';
import { useAdminFilter } from '../admin/use-admin-filter';
import { ComplaintDialog } from './complaint-dialog';
import { ComplaintRow } from './complaint-row';
import { grievancesQuery } from './grievances.queries';
import { MonthReportCard } from './month-report-card';
import { RecordDialog } from './record-dialog';

const LISTS: { value: GrievanceList; label: string }[] = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'closed', label: 'Closed' },
];

const NOTHING: Record<GrievanceList, { title: string; text: string }> = {
  waiting: { title: 'Nothing waits', text: 'Complaints and reported listings appear here.' },
  overdue: { title: 'Nothing is overdue', text: 'What is past a time limit appears here.' },
  closed: { title: 'Nothing closed yet', text: 'Answered complaints appear here for a year.' },
};

/** Complaints and reported listings by what is due next, overdue ones first. */
export function ComplaintsTab() {
  const { show, sort, change } = useAdminFilter();
  const list = LISTS.find(({ value }) => value === show)?.value ?? 'waiting';
  const kind = STORED_GRIEVANCE_KINDS.find((one) => one === sort);
  const complaints = useInfiniteQuery(grievancesQuery(list, kind));
  const [opened, setOpened] = useState<GrievanceDto>();
  const [isRecording, setRecording] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <Card padded={false}>
        <CardHeader
          title="Complaints"
          description="By what is due next. The officer gets a mail before a time limit, at it, and daily after it."
          actions={
            <Segmented
              label="Complaints"
              value={list}
              onValueChange={(next) => change({ show: next })}
              options={LISTS}
            />
          }
        />
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b px-card py-3">
          <KindFilter kind={kind} onChange={(next) => change({ sort: next })} />
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => setRecording(true)}
          >
            Enter one
          </Button>
        </div>
        <Loaded
          query={complaints}
          failure="Failed to fetch complaints"
          loading={<TableSkeleton label="Loading complaints" />}
          empty={{ icon: <Inbox />, ...NOTHING[list] }}
        >
          {(rows) => (
            <ul className="divide-y divide-line">
              {rows.map((complaint) => (
                <ComplaintRow key={complaint.id} complaint={complaint} onOpen={() => setOpened(complaint)} />
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
      <ShowMore list={complaints} />
      <MonthReportCard />
      {opened && <ComplaintDialog complaint={opened} onClose={() => setOpened(undefined)} />}
      {isRecording && <RecordDialog onClose={() => setRecording(false)} />}
    </div>
  );
}

interface KindFilterProps {
  kind: GrievanceKind | undefined;
  onChange: (kind: string | undefined) => void;
}

const KindFilter = ({ kind, onChange }: KindFilterProps) => (
  <Field label="Kind" hideLabel>
    <Select value={kind ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">All kinds</option>
      {STORED_GRIEVANCE_KINDS.map((one) => (
        <option key={one} value={one}>
          {KIND_LABELS[one]}
        </option>
      ))}
    </Select>
  </Field>
);
