import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { writeGrievanceNumber } from '../../../schema/grievances/number';
import type { GrievanceDetailsDto, GrievanceDto } from '../../../schema/grievances/output';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Loaded } from '../../ui/core/loaded';
import { Dialog } from '../../ui/dialog';
import { TableSkeleton } from '../../ui/table-skeleton';
import { AnswerDialog } from './answer-dialog';
import { ComplaintDetails } from './complaint-details';
import { STATE_LABELS } from './complaint-row';
import { decideGrievanceMutation, grievanceQuery } from './grievances.queries';

interface ComplaintDialogProps {
  complaint: GrievanceDto;
  onClose: () => void;
}

/** A complaint with its log; taken up or answered from here. */
export function ComplaintDialog({ complaint, onClose }: ComplaintDialogProps) {
  const query = useQuery(grievanceQuery(complaint.id));
  const [isAnswering, setAnswering] = useState(false);
  const latest = query.data ?? complaint;
  if (isAnswering) return <AnswerDialog complaint={latest} onClose={onClose} />;
  return (
    <Dialog
      size="lg"
      open
      onOpenChange={onClose}
      title={`Complaint ${writeGrievanceNumber(latest.number)}`}
      description={STATE_LABELS[latest.state]}
      footer={query.data && <Actions complaint={query.data} onAnswer={() => setAnswering(true)} />}
    >
      <Loaded
        query={query}
        failure="Failed to fetch the complaint"
        loading={<TableSkeleton label="Loading the complaint" />}
      >
        {(loaded) => <ComplaintDetails complaint={loaded} />}
      </Loaded>
    </Dialog>
  );
}

function Actions({ complaint, onAnswer }: { complaint: GrievanceDetailsDto; onAnswer: () => void }) {
  const { id, state, kind, closedAt } = complaint;
  const decide = useMutation({
    ...decideGrievanceMutation,
    onError: (error) => toastFailure(error, 'The complaint could not be taken up. Please try again.'),
  });
  if (closedAt) return null;
  return (
    <>
      {state === 'open' && (
        <Button
          pending={decide.isPending}
          onClick={() => decide.mutate({ id, json: { state: 'acknowledged' } })}
        >
          Take up
        </Button>
      )}
      {kind === 'report' ? (
        <Link to="/admin/{-$tab}" params={{ tab: 'reports' }} className={buttonClass({ variant: 'primary' })}>
          Decide under Reports
        </Link>
      ) : (
        <Button variant="primary" onClick={onAnswer}>
          Answer
        </Button>
      )}
    </>
  );
}
