import { Link } from '@tanstack/react-router';
import type { UserDto } from '../../../schema/auth/output';
import { buttonClass } from '../../ui/button-class';
import { Logo } from '../../ui/logo';
import { AdminLink } from '../admin/admin-link';
import { PlanBadge } from '../limits/plan-badge';
import { NotificationBell } from '../notifications/notification-bell';
import { AddVehicleButton } from '../vehicles/add-vehicle';
import { TabRow } from './tab-row';
import { UserMenu } from './user-menu';
import type { WorkspaceTab } from './workspace-tabs';

type WorkspaceHeaderProps = { user: UserDto; tabs: readonly WorkspaceTab[]; current: WorkspaceTab };

export function WorkspaceHeader({ user, tabs, current }: WorkspaceHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <div className="flex h-14 items-center gap-1.5 sm:gap-2">
          <Link
            to="/dashboard"
            search={{ tab: 'dashboard' }}
            className="touch-target inline-flex items-center rounded-sm"
          >
            <Logo />
          </Link>
          <span className="mr-auto flex">
            <PlanBadge plan={user.subscriptionPlan} />
          </span>
          <a href="/subscription" className={buttonClass({ variant: 'ghost', size: 'sm' }, 'max-md:hidden')}>
            Plans
          </a>
          <AdminLink />
          <AddVehicleButton size="sm" className="max-md:hidden" />
          <NotificationBell />
          <UserMenu user={user} />
        </div>
        <TabRow tabs={tabs} current={current} />
      </div>
    </header>
  );
}
