import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { actingPath } from '../../../schema/staff/acting';
import { MenuSeparator } from '../../ui/menu';
import { MenuItem } from '../../ui/menu-item';
import { workplacesQuery } from './staff.queries';
import { useWords } from './words';

/** The sellers for whom the person works, asked for when the menu opens. */
export function WorkplaceItems() {
  const t = useWords();
  const { data = [] } = useQuery(workplacesQuery);
  if (data.length === 0) return null;
  return (
    <>
      <MenuSeparator />
      {data.map(({ id, sellerId, sellerName }) => (
        <MenuItem key={id} asChild icon={<Store aria-hidden="true" />}>
          <a href={actingPath(sellerId)} translate="no">
            {t('Work for {seller}', { seller: sellerName })}
          </a>
        </MenuItem>
      ))}
    </>
  );
}
