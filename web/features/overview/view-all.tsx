import { Link } from '@tanstack/react-router';
import { WORKSPACE_PATHS } from '../../../schema/common/tab-paths';
import { buttonClass } from '../../ui/button-class';

export const ViewAll = ({ tab }: { tab: 'listings' | 'leads' }) => (
  <Link
    to={WORKSPACE_PATHS[tab]}
    aria-label={`View all ${tab}`}
    className={buttonClass({ size: 'sm', variant: 'ghost' }, '-mr-2')}
  >
    View All
  </Link>
);
