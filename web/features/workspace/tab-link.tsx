import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { WORKSPACE_PATHS, type WorkspaceTab } from '../../../schema/common/tab-paths';

const EXACT = { exact: true, includeSearch: false };

/** A link to a tab; `aria-current` marks the open one, whatever its filter. */
export const TabLink = ({ tab, ...props }: { tab: WorkspaceTab } & Omit<ComponentProps<'a'>, 'href'>) => (
  <Link {...props} to={WORKSPACE_PATHS[tab]} activeOptions={EXACT} />
);
