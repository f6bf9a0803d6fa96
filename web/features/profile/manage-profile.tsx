import { Link } from '@tanstack/react-router';
import { CarFront } from 'lucide-react';
import { buttonClass } from '../../ui/button-class';
import { Loaded } from '../../ui/core/loaded';
import { Skeleton } from '../../ui/skeleton';
import { useAllVehicles } from '../vehicles/use-all-vehicles';
import { ChooseVehicles } from './choose-vehicles';
import { OrderVehicles } from './order-vehicles';
import { useWords } from './words';

/** What the public page shows, and in what order. */
export function ManageProfile() {
  const t = useWords();
  const vehicles = useAllVehicles();
  // Sold vehicles are not on the profile.
  const data = vehicles.data?.filter(({ status }) => status !== 'sold');
  return (
    <Loaded
      query={{ ...vehicles, data }}
      failure={t('Your vehicles could not be loaded')}
      loading={<Skeleton className="h-96 w-full" />}
      empty={{
        icon: <CarFront aria-hidden="true" />,
        title: t('No vehicles on your profile'),
        text: t('Buyers who open your page see what you have to sell.'),
        action: (
          <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
            {t('Add Your First Vehicle')}
          </Link>
        ),
      }}
    >
      {(unsold) => {
        const shown = unsold.filter(({ showInProfile }) => showInProfile);
        return (
          <div className="flex flex-col gap-5">
            <ChooseVehicles vehicles={unsold} />
            <OrderVehicles
              key={shown.map(({ id, displayOrder }) => `${id}${displayOrder}`).join()}
              vehicles={shown}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
