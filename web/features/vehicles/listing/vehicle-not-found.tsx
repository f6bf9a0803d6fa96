import { Link } from '@tanstack/react-router';
import { CarFront } from 'lucide-react';
import { useTexts } from '../../../i18n/texts';
import { PublicLayout } from '../../../layouts/public-layout';
import { buttonClass } from '../../../ui/button-class';
import { EmptyState } from '../../../ui/empty-state';

export function VehicleNotFound() {
  const texts = useTexts().notFound;
  return (
    <PublicLayout>
      <EmptyState
        icon={<CarFront aria-hidden="true" />}
        heading="h1"
        title={texts.title}
        text={texts.text}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {texts.home}
          </Link>
        }
      />
    </PublicLayout>
  );
}
