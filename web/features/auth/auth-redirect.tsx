import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BRAND } from '../../../schema/brand';
import { loginUrl, signInOptionsQuery } from './auth.queries';
import { AuthWait } from './auth-wait';
import { sessionHealthQuery } from './sign-in.queries';
import { rememberPlace, takeDestination } from './sign-in-memory';
import { TEXT_LINK } from './text-link';

interface AuthRedirectProps {
  returnUrl?: string | undefined;
  method?: 'email' | undefined;
}

/** `/auth` and `/signin`: remembers the place, asks how the session is, and goes to sign-in, or on if there is nothing to do. */
export function AuthRedirect({ returnUrl, method }: AuthRedirectProps) {
  const client = useQueryClient();
  const { data: options } = useQuery(signInOptionsQuery);
  const name = method ? 'email' : (options?.provider?.name ?? BRAND.name);

  useEffect(() => {
    let left = false;
    rememberPlace(returnUrl);
    const leave = (signedIn: boolean) => {
      if (left) return;
      window.location.replace(signedIn ? takeDestination(returnUrl) : loginUrl({ returnUrl, method }));
    };
    client.fetchQuery(sessionHealthQuery).then(
      (health) => leave(health.isAuthenticated),
      (error) => {
        console.warn('session health is unknown', error);
        leave(false);
      },
    );
    return () => {
      left = true;
    };
  }, [client, returnUrl, method]);

  return (
    <AuthWait title="Sign in" text={`Redirecting to ${name} authentication...`}>
      <a href={loginUrl({ returnUrl, method })} className={`${TEXT_LINK} text-sm`}>
        Continue if nothing happens
      </a>
    </AuthWait>
  );
}
