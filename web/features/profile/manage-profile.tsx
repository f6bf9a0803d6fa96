import { Link } from '@tanstack/react-router';
import { CarFront } from 'lucide-react';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Skeleton } from '../../ui/skeleton';
import { useAllVehicles } from '../vehicles/use-all-vehicles';
import { ChooseVehicles } from './choose-vehicles';
import { OrderVehicles } from './order-vehicles';

/** What the public page shows, and in what order. */
export function ManageProfile() {
  const { data, isError, isFetching, refetch } = useAllVehicles();
  if (isError) {
    return (
      <Card>
        <ErrorState
          title="Your vehicles could not be loaded"
          retrying={isFetching}
          onRetry={() => refetch()}
        />
      </Card>
    );
  }
  if (!data) return <Skeleton className="h-96 w-full" />;
  // Sold vehicles are not on the profile.
  const unsold = data.filter(({ status }) => status !== 'sold');
  const shown = unsold.filter(({ showInProfile }) => showInProfile);
  if (unsold.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<CarFront aria-hidden="true" />}
          title="No vehicles on your profile"
          text="Buyers who open your page see what you have to sell."
          action={
            <Link
              to="/dashboard"
              search={{ tab: 'dashboard' }}
              className={buttonClass({ variant: 'primary' })}
            >
              Add Your First Vehicle
            </Link>
          }
        />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <ChooseVehicles vehicles={unsold} />
      <OrderVehicles
        key={shown.map(({ id, displayOrder }) => `${id}${displayOrder}`).join()}
        vehicles={shown}
      />
    </div>
  );
}
