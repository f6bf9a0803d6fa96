import { AuthWait } from './auth-wait';
import { TEXT_LINK } from './text-link';

interface AuthStartDocumentProps {
  /** How to sign in: with the provider, or with our own form. */
  name: string;
  /** The address to continue at; a signed-in person's destination is behind sign-in. */
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
