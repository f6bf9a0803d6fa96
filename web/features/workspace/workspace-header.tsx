import { Link } from '@tanstack/react-router';
import type { UserDto } from '../../../schema/auth/output';
import type { WorkspaceTab } from '../../../schema/common/tab-paths';
import { buttonClass } from '../../ui/button-class';
import { Logo } from '../../ui/logo';
import { AdminLink } from '../admin/admin-link';
import { FindButton } from '../find/find-button';
import { PlanBadge } from '../limits/plan-badge';
import { NotificationBell } from '../notifications/notification-bell';
import { AddVehicleButton } from '../vehicles/add-vehicle';
import { FRAME } from './frame-class';
import { TabRow } from './tab-row';
import { UserMenu } from './user-menu';
import { useWords } from './words';

type WorkspaceHeaderProps = { user: UserDto; tabs: readonly WorkspaceTab[] };

export function WorkspaceHeader({ user, tabs }: WorkspaceHeaderProps) {
  const t = useWords();
  return (
    <header className={FRAME.header}>
      <div className={FRAME.headerInner}>
        <div className={FRAME.headerRow}>
          <Link to="/dashboard" className={FRAME.home}>
            <Logo />
          </Link>
          <span className="mr-auto flex">{!user.staff && <PlanBadge plan={user.subscriptionPlan} />}</span>
          <FindButton inHeader />
          {!user.staff && (
            <a
              href="/subscription"
              className={buttonClass({ variant: 'ghost', size: 'sm' }, 'max-md:hidden')}
            >
              {t('Plans')}
            </a>
          )}
          <AdminLink />
          <AddVehicleButton size="sm" className="max-md:hidden" />
          {!user.staff && <NotificationBell />}
          <UserMenu user={user} />
        </div>
        <TabRow tabs={tabs} />
      </div>
    </header>
  );
}
