import type { WorkspaceTab } from '../../../schema/common/tab-paths';
import { FRAME } from './frame-class';
import { TAB_ICONS } from './tab-icons';
import { TabLink } from './tab-link';
import { useTabCounts } from './use-tab-counts';
import { useWords } from './words';
import { WORKSPACE_TABS } from './workspace-tabs';

/** The workspace's tabs: a row from 768 px on, at the left of the screen from 1,024 px on, with counts. */
export function TabRow({ tabs }: { tabs: readonly WorkspaceTab[] }) {
  const t = useWords();
  const counts = useTabCounts();
  return (
    <nav aria-label={t('All tabs')} className={FRAME.tabRow}>
      <ul className={FRAME.tabList}>
        {tabs.map((tab) => {
          const Icon = TAB_ICONS[tab];
          const count = counts[tab];
          return (
            <li key={tab}>
              <TabLink tab={tab} className={FRAME.tab} aria-description={count?.words} title={count?.words}>
                <Icon aria-hidden="true" />
                {t(WORKSPACE_TABS[tab].label)}
                {count && (
                  <span aria-hidden="true" className={FRAME.count}>
                    {count.shown}
                  </span>
                )}
              </TabLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
