import { toast } from '../ui/toast-store';
import { ApiError } from './api';

/** Spec 1, section 9. */
const REDIRECT_DELAY_MS = 500;
let leaving = false;

/** The session has ended: says so, and comes back to this very place after signing in. */
export function redirectToLogin() {
  if (leaving) return;
  leaving = true;
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'error',
  });
  const { pathname, search } = window.location;
  const target = `/api/login?${new URLSearchParams({ returnUrl: `${pathname}${search}` })}`;
  setTimeout(() => {
    // A page that comes back from the browser's memory must be able to leave again.
    leaving = false;
    window.location.assign(target);
  }, REDIRECT_DELAY_MS);
}

export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;
