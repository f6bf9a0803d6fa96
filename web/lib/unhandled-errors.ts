import type { BrowserIssueInput } from '../../schema/issues/input';

/** Suppresses unhandled errors, logs each as a warning and passes it to `report`. */
export function catchUnhandled(report: (error: unknown) => void) {
  const handle = (event: Event, error: unknown) => {
    event.preventDefault();
    console.warn('unhandled error', error);
    report(error);
  };
  window.addEventListener('error', (event) => handle(event, event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => handle(event, event.reason));
}

/** The error in the format of the operators' list of issues. */
export function browserIssueOf(error: unknown): BrowserIssueInput {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    message: `${name}: ${message}`.slice(0, 300),
    path: window.location.pathname.slice(0, 200),
    ...(stack ? { stack: stack.slice(0, 2000) } : {}),
  };
}
