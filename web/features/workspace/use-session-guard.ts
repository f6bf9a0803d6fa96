import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wipeDevice } from '../../lib/device-store';
import { isUnauthorized } from '../../lib/failure';
import { redirectToLogin } from '../auth/redirect-to-login';

function leave() {
  void wipeDevice();
  redirectToLogin();
}

/** On the seller's own screens, a 401 from any call means that the session has ended. */
export function useSessionGuard() {
  const client = useQueryClient();
  useEffect(() => {
    const leaveQueries = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isUnauthorized(event.action.error)) leave();
    });
    const leaveMutations = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isUnauthorized(event.action.error)) leave();
    });
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [client]);
}
