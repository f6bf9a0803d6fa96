import { Link } from '@tanstack/react-router';
import type { UserDto } from '../../../schema/auth/output';
import { buttonClass } from '../../ui/button-class';
import { Logo } from '../../ui/logo';
import { AdminLink } from '../admin/admin-link';
import { FindButton } from '../find/find-button';
import { PlanBadge } from '../limits/plan-badge';
import { NotificationBell } from '../notifications/notification-bell';
import { AddVehicleButton } from '../vehicles/add-vehicle';
import { FRAME } from './frame-class';
import { UserMenu } from './user-menu';
import { useWords } from './words';

export function WorkspaceHeader({ user }: { user: UserDto }) {
  const t = useWords();
  return (
    <header className={FRAME.header}>
      <div className={FRAME.headerRow}>
        <Link to="/dashboard" className={FRAME.home}>
          <Logo />
        </Link>
        <span className="mr-auto flex">{!user.staff && <PlanBadge plan={user.subscriptionPlan} />}</span>
        <FindButton inHeader />
        {!user.staff && (
          <a href="/subscription" className={buttonClass({ variant: 'ghost', size: 'sm' }, 'max-md:hidden')}>
            {t('Plans')}
          </a>
        )}
        <AdminLink />
        <AddVehicleButton size="sm" className="max-md:hidden" />
        {!user.staff && <NotificationBell />}
        <UserMenu user={user} />
      </div>
    </header>
  );
}
