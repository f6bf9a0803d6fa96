import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { buttonClass } from '../../ui/button-class';
import { MenuItem } from '../../ui/menu-item';
import { adminCheckQuery } from './admin-check.queries';

/** The header's link to the operators' pages, shown to operators only. They are in English: another document. */
export function AdminLink() {
  const { data: isAdmin } = useQuery(adminCheckQuery);
  if (!isAdmin) return null;
  return (
    <Link
      to="/admin/{-$tab}"
      reloadDocument
      className={buttonClass({ variant: 'ghost', size: 'sm' }, 'max-md:hidden')}
    >
      Admin
    </Link>
  );
}

/** The same as a menu item, for phones. */
export function AdminMenuItem() {
  const { data: isAdmin } = useQuery(adminCheckQuery);
  if (!isAdmin) return null;
  return (
    <MenuItem asChild icon={<ShieldCheck aria-hidden="true" />}>
      <Link to="/admin/{-$tab}" reloadDocument>
        Admin
      </Link>
    </MenuItem>
  );
}
