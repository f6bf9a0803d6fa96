import { loginUrl } from '../../lib/login-url';
import { toast } from '../../lib/toast-store';
import { rememberPlace } from './sign-in-memory';
import { say } from './words';

const DELAY_MS = 500;
let leaving = false;

/** The session ended during use: says so, opens sign-in, and returns here afterwards. Only once. */
export function redirectToLogin() {
  toast({
    title: say('Unauthorized'),
    description: say('You are logged out. Logging in again...'),
    tone: 'error',
  });
  if (leaving) return;
  leaving = true;
  rememberPlace();
  const { pathname, search } = window.location;
  setTimeout(() => {
    leaving = false;
    window.location.assign(loginUrl({ returnUrl: `${pathname}${search}` }));
  }, DELAY_MS);
}
