import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type UserLinkProps = { id: string; className: string; children: ReactNode };

/** Opens a person's details over the current tab. */
export const UserLink = ({ id, ...props }: UserLinkProps) => (
  <Link
    from="/admin/{-$tab}"
    to="."
    search={(before) => ({ ...before, user: id })}
    resetScroll={false}
    {...props}
  />
);
