import { useEffect } from 'react';
import { AuthWait } from './auth-wait';
import { tellOpener } from './popup-login';
import { takeDestination } from './sign-in-memory';

const DELAY_MS = 100;
const FAILED = '/auth?error=callback_failed';

interface AuthCallbackProps {
  signedIn: boolean;
  returnUrl?: string | undefined;
}

/** The end of a sign-in: a popup reports to its opener and closes, a page goes where the person was. */
export function AuthCallback({ signedIn, returnUrl }: AuthCallbackProps) {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (tellOpener(signedIn ? 'success' : 'error')) return window.close();
      window.location.replace(signedIn ? takeDestination(returnUrl) : FAILED);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [signedIn, returnUrl]);
  return <AuthWait title="Completing Authentication" text="One moment, please..." />;
}
