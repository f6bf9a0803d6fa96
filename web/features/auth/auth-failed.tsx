import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button-class';
import { ErrorState } from '../../ui/error-state';
import { TEXT_LINK } from './text-link';

/** Sign-in came back without a session: stops here instead of going round in circles. */
export function AuthFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center px-6">
      <h1 className="sr-only">Sign-in failed</h1>
      <ErrorState
        title="Authentication was not completed"
        text="The sign-in was cancelled, took longer than ten minutes, or its answer did not fit. Nothing has been changed."
        onRetry={onRetry}
      />
      <div className="-mt-6 flex flex-wrap items-center justify-center gap-x-2 gap-y-1">
        <Link to="/login" className={buttonClass({ variant: 'ghost' })}>
          Sign in with email
        </Link>
        <Link to="/auth/troubleshoot" className={`${TEXT_LINK} px-3.5 text-sm`}>
          Troubleshoot
        </Link>
      </div>
    </main>
  );
}
