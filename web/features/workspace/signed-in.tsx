import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentUserQuery } from '../auth/auth.queries';
import { SignedOut } from './signed-out';
import { useSessionGuard } from './use-session-guard';

/** Shows its children to signed-in people only; others are sent to the sign-in page, also when the session ends. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(currentUserQuery);
  useSessionGuard();
  return user ? children : <SignedOut />;
}
