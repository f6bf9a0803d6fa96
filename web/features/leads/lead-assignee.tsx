import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { LeadDto } from '../../../schema/leads/output';
import { colleaguesQuery } from '../staff/colleagues.queries';

const AssigneeField = lazy(async () => ({ default: (await import('./assignee-field')).AssigneeField }));

/** Who works on the lead, for a seller with staff. */
export function LeadAssignee({ lead }: { lead: LeadDto }) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  if (colleagues.length === 0) return null;
  return (
    <Suspense>
      <AssigneeField lead={lead} colleagues={colleagues} />
    </Suspense>
  );
}
