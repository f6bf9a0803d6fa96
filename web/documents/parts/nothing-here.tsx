import type { ReactNode } from 'react';
import type { VehicleCardDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/core/empty-state';
import { MoreVehicles } from './more-vehicles';
import { PublicFrame } from './public-frame';

interface NothingHereProps {
  icon: ReactNode;
  texts: { title: string; text: string };
  /** Replaces the link to the home page. */
  action?: { label: string; href: string } | undefined;
  /** The seller's other vehicles. */
  more?: VehicleCardDto[];
}

/** A dead end for a buyer: what they looked for is not there, and where to go instead. */
export function NothingHere({ icon, texts, action, more = [] }: NothingHereProps) {
  const { home } = useTexts().notFound;
  return (
    <PublicFrame>
      <EmptyState
        icon={icon}
        heading="h1"
        title={texts.title}
        text={texts.text}
        action={
          <a href={action?.href ?? '/'} className={buttonClass({ variant: 'primary' })}>
            {action?.label ?? home}
          </a>
        }
      />
      <div className="mx-auto w-full max-w-3xl px-4 pb-8">
        <MoreVehicles vehicles={more} />
      </div>
    </PublicFrame>
  );
}
