import { AuthWait } from './auth-wait';
import { TEXT_LINK } from './text-link';
import { useWords } from './words';

interface AuthStartDocumentProps {
  /** The name of the way to sign in: the provider, or our own form. */
  name: string;
  /** The address to continue at; for a signed-in person, the destination after sign-in. */
  target: string;
  isSignedIn: boolean;
}

/** `/auth` and `/signin`: the script stores the destination and redirects (web/page/journey.ts). */
export function AuthStartDocument({ name, target, isSignedIn }: AuthStartDocumentProps) {
  const t = useWords();
  return (
    <AuthWait
      title={t('Sign in')}
      text={t('Redirecting to {name} authentication...', { name: t.known(name) })}
    >
      <a
        href={target}
        data-start={isSignedIn ? 'signed-in' : 'signed-out'}
        className={`${TEXT_LINK} text-sm`}
      >
        {t('Continue if nothing happens')}
      </a>
    </AuthWait>
  );
}
