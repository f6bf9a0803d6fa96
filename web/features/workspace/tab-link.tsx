import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { WORKSPACE_PATHS, type WorkspaceTab } from '../../../schema/common/tab-paths';

/** The dashboard's path is the start of all others; a listing's page belongs to the listings. */
const optionsOf = (tab: WorkspaceTab) => ({ exact: tab === 'dashboard', includeSearch: false });

/** A link to a tab; `aria-current` marks the open one, whatever its filter. */
export const TabLink = ({ tab, ...props }: { tab: WorkspaceTab } & Omit<ComponentProps<'a'>, 'href'>) => (
  <Link {...props} to={WORKSPACE_PATHS[tab]} activeOptions={optionsOf(tab)} />
);
