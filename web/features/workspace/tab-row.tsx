import { Link } from '@tanstack/react-router';
import { WORKSPACE_TABS, type WorkspaceTab } from './workspace-tabs';

type TabRowProps = { tabs: readonly WorkspaceTab[]; current: WorkspaceTab };

/** The workspace's places, from 768 px on. */
export function TabRow({ tabs, current }: TabRowProps) {
  return (
    <nav aria-label="Workspace" className="hidden md:block">
      <ul className="-mx-2.5 flex gap-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to="/dashboard"
              search={{ tab }}
              aria-current={tab === current ? 'page' : undefined}
              className="touch-target relative flex h-10 items-center px-2.5 font-medium text-ink-muted text-sm -outline-offset-2 after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-accent"
            >
              {WORKSPACE_TABS[tab].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
