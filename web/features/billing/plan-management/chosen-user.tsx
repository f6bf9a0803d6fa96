import type { AdminUserDto } from '../../../../schema/admin/output';
import { formatDate } from '../../../lib/dates';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { PlanName } from '../../admin/plan-name';
import { fullName, loginOf } from '../../admin/users/user-name';

/** The person whose plan is being set, and their current one. */
export function ChosenUser({ user, onChange }: { user: AdminUserDto; onChange: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-canvas px-3 py-2.5">
      <Avatar src={user.profileImageUrl} firstName={user.firstName} lastName={user.lastName} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium">{fullName(user)}</p>
        <p className="wrap-anywhere text-ink-muted">{loginOf(user)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-muted">
          <PlanName plan={user.subscriptionPlan} />
          {user.subscriptionEndsAt && `until ${formatDate(user.subscriptionEndsAt)}`}
        </p>
      </div>
      <Button size="sm" onClick={onChange}>
        Change user
      </Button>
    </div>
  );
}
