import { Link } from '@tanstack/react-router';
import { CreditCard, Ellipsis, Plus } from 'lucide-react';
import { Menu, MenuSeparator } from '../../ui/menu';
import { MenuItem } from '../../ui/menu-item';
import { useAddVehicle } from '../vehicles/add-vehicle';
import { TAB_ICONS } from './tab-icons';
import { WORKSPACE_TABS, type WorkspaceTab } from './workspace-tabs';

const CELL =
  'flex h-14 w-full flex-col items-center justify-center gap-0.5 font-medium text-ink-muted text-xs -outline-offset-2 [&>svg]:size-5 aria-[current=page]:text-accent';

/** What sellers do many times a day; the rest is one press further. */
const AT_HAND = new Set<WorkspaceTab>(['dashboard', 'listings', 'leads']);

function TabCell({ tab, current }: { tab: WorkspaceTab; current: WorkspaceTab }) {
  const Icon = TAB_ICONS[tab];
  return (
    <Link
      to="/dashboard"
      search={{ tab }}
      aria-current={tab === current ? 'page' : undefined}
      className={CELL}
    >
      <Icon aria-hidden="true" />
      {WORKSPACE_TABS[tab].label}
    </Link>
  );
}

/** The workspace's places on a phone, within reach of one thumb, with Add Vehicle in the middle. */
export function BottomBar({ tabs, current }: { tabs: readonly WorkspaceTab[]; current: WorkspaceTab }) {
  const addVehicle = useAddVehicle();
  const rest = tabs.filter((tab) => !AT_HAND.has(tab));
  const inRest = rest.includes(current);
  return (
    <nav
      aria-label="Workspace"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <TabCell tab="dashboard" current={current} />
      <TabCell tab="listings" current={current} />
      <button
        type="button"
        aria-label="Add Vehicle"
        onClick={() => addVehicle()}
        className="grid place-items-center"
      >
        <span className="grid size-11 place-items-center rounded-full bg-accent text-accent-ink shadow-xs">
          <Plus aria-hidden="true" className="size-5.5" />
        </span>
      </button>
      <TabCell tab="leads" current={current} />
      <Menu
        side="top"
        trigger={
          <button type="button" aria-current={inRest ? 'page' : undefined} className={CELL}>
            <Ellipsis aria-hidden="true" />
            More
          </button>
        }
      >
        {rest.map((tab) => {
          const Icon = TAB_ICONS[tab];
          return (
            <MenuItem key={tab} asChild icon={<Icon aria-hidden="true" />}>
              <Link to="/dashboard" search={{ tab }} aria-current={tab === current ? 'page' : undefined}>
                {WORKSPACE_TABS[tab].label}
              </Link>
            </MenuItem>
          );
        })}
        <MenuSeparator />
        <MenuItem asChild icon={<CreditCard aria-hidden="true" />}>
          <a href="/subscription">Plans</a>
        </MenuItem>
      </Menu>
    </nav>
  );
}
