import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { workspaceTabAt } from '../../../schema/common/tab-paths';
import { whenIdle } from '../../lib/when-idle';
import { preloadPanels } from '../../ui/lazy-dialog';
import { useAccountLanguage } from '../account/language';
import { FindButton } from '../find/find-button';
import { FindProvider } from '../find/find-provider';
import { useAppBadge } from '../offline/app-badge';
import { DataAge } from '../offline/data-age';
import { FirstPermissions } from '../permissions/first-permissions';
import { AddVehicleProvider } from '../vehicles/add-vehicle';
import { BottomBar } from './bottom-bar';
import { FRAME } from './frame-class';
import { TabRow } from './tab-row';
import { useSessionGuard } from './use-session-guard';
import { WorkspaceHeader } from './workspace-header';
import { tabsOf } from './workspace-tabs';

/** Only for people who work for somebody. */
const StaffScreen = lazy(async () => ({ default: (await import('../staff/staff-screen')).StaffScreen }));
const ActingBar = lazy(async () => ({ default: (await import('../staff/acting-bar')).ActingBar }));

/** How long the list and its pictures have priority, in milliseconds. */
const PRELOAD_AFTER_MS = 2_000;

function usePreloadedPanels(current: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab declares panels of its own
  useEffect(() => {
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(() => void preloadPanels());
    }, PRELOAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [current]);
}

type WorkspaceFrameProps = { user: UserDto; children: ReactNode };

/** The seller's workspace: header, current tab, and on phones the bar at the bottom. */
export function WorkspaceFrame({ user, children }: WorkspaceFrameProps) {
  const current = useLocation({ select: ({ pathname }) => workspaceTabAt(pathname) ?? 'dashboard' });
  useSessionGuard();
  useAccountLanguage(user);
  usePreloadedPanels(current);
  useAppBadge();
  const tabs = tabsOf(user);
  return (
    <AddVehicleProvider>
      <FindProvider tabs={tabs}>
        {user.staff && (
          <Suspense fallback={<div className="min-h-13 bg-accent-soft" />}>
            <ActingBar user={user} staff={user.staff} />
          </Suspense>
        )}
        <WorkspaceHeader user={user} />
        <div className={FRAME.body}>
          <TabRow tabs={tabs} />
          <main tabIndex={-1} className={FRAME.main}>
            <FindButton />
            <DataAge />
            {user.staff && (user.staff.role === 'helper' || !tabs.includes(current)) ? (
              <Suspense>
                <StaffScreen tab={current} />
              </Suspense>
            ) : (
              children
            )}
          </main>
        </div>
        <BottomBar tabs={tabs} current={current} />
        {!user.staff && <FirstPermissions user={user} />}
      </FindProvider>
    </AddVehicleProvider>
  );
}
