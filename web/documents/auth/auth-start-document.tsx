import { AuthWait } from './auth-wait';
import { TEXT_LINK } from './text-link';

interface AuthStartDocumentProps {
  /** The name of the way to sign in: the provider, or our own form. */
  name: string;
  /** The address to continue at; for a signed-in person, the destination after sign-in. */
  target: string;
  isSignedIn: boolean;
}

/** `/auth` and `/signin`: the script stores the destination and redirects (web/page/journey.ts). */
export function AuthStartDocument({ name, target, isSignedIn }: AuthStartDocumentProps) {
  return (
    <AuthWait title="Sign in" text={`Redirecting to ${name} authentication...`}>
      <a
        href={target}
        data-start={isSignedIn ? 'signed-in' : 'signed-out'}
        className={`${TEXT_LINK} text-sm`}
      >
        Continue if nothing happens
      </a>
    </AuthWait>
  );
}
