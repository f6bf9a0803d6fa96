import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { currentUserQuery } from '../auth/auth.queries';
import { Scanned } from '../stock-book/scanned';
import { SignedOut } from './signed-out';
import { WorkspaceFrame } from './workspace-frame';

/** The workspace around its current tab, for signed-in people. */
export function Workspace() {
  const { data: user } = useQuery(currentUserQuery);
  if (!user) return <SignedOut />;
  return (
    <WorkspaceFrame user={user}>
      <Outlet />
      <Scanned />
    </WorkspaceFrame>
  );
}
