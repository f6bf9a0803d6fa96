import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button-class';

type ViewAllProps = { tab: 'listings' | 'leads'; of: string };

export function ViewAll({ tab, of }: ViewAllProps) {
  return (
    <Link
      to="/dashboard"
      search={{ tab }}
      aria-label={`View all ${of}`}
      className={buttonClass({ size: 'sm', variant: 'ghost' }, '-mr-2')}
    >
      View All
    </Link>
  );
}
