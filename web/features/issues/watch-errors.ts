import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api';
import { reportIssue } from './issues.queries';

/** A page that fails again and again says so a few times and then is quiet. */
const MAX_REPORTS = 5;

/**
 * Reports what nobody handled to the operators; the person never sees an error's own text (spec 1, section 8). A refusal of the
 * API is no bug and is not reported.
 */
export function watchErrors(client: QueryClient) {
  let reports = 0;
  const report = (error: unknown) => {
    if (error instanceof ApiError || reports >= MAX_REPORTS) return;
    reports += 1;
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    reportIssue(client, {
      message: `${name}: ${message}`.slice(0, 300),
      path: window.location.pathname.slice(0, 200),
      ...(stack ? { stack: stack.slice(0, 2000) } : {}),
    }).catch((failure) => console.warn('an error could not be reported', failure));
  };
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
