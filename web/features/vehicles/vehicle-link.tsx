import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** Opens a listing's page in the workspace. Not fetched by hovering over it: a list has a thousand of them. */
export const VehicleLink = ({ id, ...props }: { id: string } & Omit<ComponentProps<'a'>, 'href' | 'id'>) => (
  <Link
    {...props}
    to="/dashboard/listings/$id"
    params={{ id }}
    preload={false}
    draggable={false}
    data-opens=""
  />
);
