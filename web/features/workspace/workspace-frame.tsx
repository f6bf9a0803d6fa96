import type { ReactNode } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { FirstPermissions } from '../permissions/first-permissions';
import { AddVehicleProvider } from '../vehicles/add-vehicle';
import { BottomBar } from './bottom-bar';
import { useSessionGuard } from './use-session-guard';
import { WorkspaceHeader } from './workspace-header';
import { tabsOf, type WorkspaceTab } from './workspace-tabs';

type WorkspaceFrameProps = { user: UserDto; current: WorkspaceTab; children: ReactNode };

/** The seller's workspace: header, the chosen tab, and on phones the bar at the bottom. */
export function WorkspaceFrame({ user, current, children }: WorkspaceFrameProps) {
  useSessionGuard();
  const tabs = tabsOf(user.subscriptionPlan);
  return (
    <AddVehicleProvider>
      <WorkspaceHeader user={user} tabs={tabs} current={current} />
      <main tabIndex={-1} className="mx-auto max-w-6xl px-4 pt-5 pb-24 outline-none sm:px-6 sm:pt-7 md:pb-12">
        {children}
      </main>
      <BottomBar tabs={tabs} current={current} />
      <FirstPermissions user={user} />
    </AddVehicleProvider>
  );
}
