import { CreditCard, Ellipsis, Plus } from 'lucide-react';
import type { WorkspaceTab } from '../../../schema/common/tab-paths';
import { Menu, MenuSeparator } from '../../ui/menu';
import { MenuItem } from '../../ui/menu-item';
import { useMay } from '../staff/use-may';
import { useAddVehicle } from '../vehicles/add-vehicle';
import { FRAME } from './frame-class';
import { TAB_ICONS } from './tab-icons';
import { TabLink } from './tab-link';
import { useWords } from './words';
import { MAIN_TABS, WORKSPACE_TABS } from './workspace-tabs';

function TabCell({ tab }: { tab: WorkspaceTab }) {
  const t = useWords();
  const Icon = TAB_ICONS[tab];
  return (
    <TabLink tab={tab} className={FRAME.cell}>
      <Icon aria-hidden="true" />
      {t(WORKSPACE_TABS[tab].label)}
    </TabLink>
  );
}

/** The workspace's tabs on a phone, within reach of one thumb, with Add Vehicle in the middle. */
export function BottomBar({ tabs, current }: { tabs: readonly WorkspaceTab[]; current: WorkspaceTab }) {
  const t = useWords();
  const addVehicle = useAddVehicle();
  const mayAll = useMay();
  const rest = tabs.filter((tab) => !MAIN_TABS.includes(tab));
  const shown = (tab: WorkspaceTab) => tabs.includes(tab) && <TabCell tab={tab} />;
  const inRest = rest.includes(current);
  return (
    <nav aria-label={t('Workspace')} className={FRAME.bar}>
      {shown('dashboard')}
      {shown('listings')}
      {mayAll('addVehicles') && (
        <button
          type="button"
          aria-label={t('Add Vehicle')}
          onClick={() => addVehicle()}
          className={FRAME.add}
        >
          <span className={FRAME.addIcon}>
            <Plus aria-hidden="true" className="size-5.5" />
          </span>
        </button>
      )}
      {shown('leads')}
      <Menu
        side="top"
        trigger={
          <button type="button" aria-current={inRest ? 'page' : undefined} className={FRAME.cell}>
            <Ellipsis aria-hidden="true" />
            {t('More')}
          </button>
        }
      >
        {rest.map((tab) => {
          const Icon = TAB_ICONS[tab];
          return (
            <MenuItem key={tab} asChild icon={<Icon aria-hidden="true" />}>
              <TabLink tab={tab}>{t(WORKSPACE_TABS[tab].label)}</TabLink>
            </MenuItem>
          );
        })}
        {mayAll('oneself') && (
          <>
            <MenuSeparator />
            <MenuItem asChild icon={<CreditCard aria-hidden="true" />}>
              <a href="/subscription">{t('Plans')}</a>
            </MenuItem>
          </>
        )}
      </Menu>
    </nav>
  );
}
