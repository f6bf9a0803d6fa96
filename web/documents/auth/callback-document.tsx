import { AuthWait } from './auth-wait';

/**
 * The end of a sign-in: a popup notifies its opener and closes, a page returns to the person's destination (web/page/journey.ts).
 */
export function CallbackDocument({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <AuthWait title="Completing Authentication" text="One moment, please...">
      <span data-callback={isSignedIn ? 'success' : 'error'} />
    </AuthWait>
  );
}
