import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api';
import { browserIssueOf, catchUnhandled } from '../../lib/unhandled-errors';
import { reportIssue } from './issues.queries';

/** Reports per page load, so that a page failing in a loop does not flood the list. */
const MAX_REPORTS = 5;

/** Reports unhandled errors to the operators. A refusal by the API is not an error. */
export function watchErrors(client: QueryClient) {
  let reports = 0;
  const report = (error: unknown) => {
    if (error instanceof ApiError || reports >= MAX_REPORTS) return;
    reports += 1;
    reportIssue(client, browserIssueOf(error)).catch((failure) =>
      console.warn('an error could not be reported', failure),
    );
  };
  catchUnhandled(report);
  return report;
}
