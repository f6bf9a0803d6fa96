/** Refusals of what only operators do. */
export const OPERATOR_REFUSALS = {
  conflict: {
    grievance_closed: 'This complaint has been closed',
    grievance_of_reports: 'Decide about this listing under Reports',
    message_not_repeatable: 'This message cannot be sent again',
  },
  not_found: {
    grievance_not_found: 'Complaint not found',
    issue_not_found: 'Issue not found',
    message_not_found: 'Message not found',
    report_not_found: 'Report not found',
  },
} as const;
