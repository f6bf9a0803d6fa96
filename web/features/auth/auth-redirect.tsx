import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BRAND } from '../../../schema/common/brand';
import { safeReturnUrl } from '../../../schema/common/return-url';
import { loginUrl } from '../../lib/login-url';
import { signInOptionsQuery } from './auth.queries';
import { AuthWait } from './auth-wait';
import { sessionHealthQuery } from './sign-in.queries';
import { rememberPlace, takeDestination } from './sign-in-memory';
import { TEXT_LINK } from './text-link';

interface AuthRedirectProps {
  returnUrl?: string | undefined;
  method?: 'email' | undefined;
}

/** `/auth` and `/signin`: stores the place, checks the session and leads to sign-in, or past it for someone signed in. */
export function AuthRedirect({ returnUrl, method }: AuthRedirectProps) {
  const client = useQueryClient();
  const { data: options } = useQuery(signInOptionsQuery);
  const name = method ? 'email' : (options?.provider?.name ?? BRAND.name);
  const target = loginUrl({ returnUrl: safeReturnUrl(returnUrl), method });

  useEffect(() => {
    let left = false;
    rememberPlace(returnUrl);
    const leave = (signedIn: boolean) => {
      if (left) return;
      window.location.replace(signedIn ? takeDestination(returnUrl) : target);
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
  }, [client, returnUrl, target]);

  return (
    <AuthWait title="Sign in" text={`Redirecting to ${name} authentication...`}>
      <a href={target} className={`${TEXT_LINK} text-sm`}>
        Continue if nothing happens
      </a>
    </AuthWait>
  );
}
