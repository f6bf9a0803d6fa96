import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentUserQuery } from '../auth/auth.queries';
import { SignedOut } from './signed-out';
import { useSessionGuard } from './use-session-guard';

/**
 * Shows its children only to signed-in people; others are redirected to sign-in, also when the session ends.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(currentUserQuery);
  useSessionGuard();
  return user ? children : <SignedOut />;
}
