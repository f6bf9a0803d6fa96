import { AuthWait } from './auth-wait';
import { TEXT_LINK } from './text-link';

interface AuthStartDocumentProps {
  /** What signs in: the provider, or our own form. */
  name: string;
  /** The address that the browser goes on to; a signed-in person's is behind sign-in. */
  target: string;
  isSignedIn: boolean;
}

/** `/auth` and `/signin`: the script stores the place and leads on (web/page/journey.ts). */
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
