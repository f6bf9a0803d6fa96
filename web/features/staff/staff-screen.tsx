import { Navigate } from '@tanstack/react-router';
import type { WorkspaceTab } from '../../../schema/common/tab-paths';
import { OwnersOnly } from './owners-only';
import { useMay } from './use-may';
import { Yard } from './yard';

/** A tab of somebody whose role does not include its usual screen. Whoever has no dashboard begins with the yard. */
export function StaffScreen({ tab }: { tab: WorkspaceTab }) {
  const may = useMay();
  if (tab === 'dashboard') return <Navigate to="/dashboard/listings" replace />;
  return tab === 'listings' && may('seeYard') ? <Yard /> : <OwnersOnly />;
}
