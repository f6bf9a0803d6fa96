import { say } from '../i18n/common-words';
import { ApiError } from './api';
import { toast } from './toast-store';

/** Whether the session has ended. */
export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

const LATER = new Set([401, 408, 429]);

/** Whether another attempt would not help; once there is a network or a session, it might. */
export const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !LATER.has(error.status);

/** The server's message, otherwise the fallback. */
export const failureText = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.says) || fallback;

/** Shows that something failed. An ended session is left to redirectToLogin. */
export function toastFailure(error: unknown, fallback: string) {
  if (isUnauthorized(error)) return;
  toast({ title: say('Error'), description: failureText(error, fallback), tone: 'error' });
}

/** Awaits a call; its error is worded for people, as a dialog shows it. */
export async function inWords(call: Promise<unknown>, fallback: string): Promise<void> {
  await call.catch((error) => {
    throw new Error(failureText(error, fallback));
  });
}
