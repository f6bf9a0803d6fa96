import { CarFront } from 'lucide-react';
import type { VehicleCardDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { NothingHere } from '../parts/nothing-here';

export const VehicleNotFound = ({ more }: { more: VehicleCardDto[] }) => (
  <NothingHere icon={<CarFront aria-hidden="true" />} texts={useTexts().notFound} more={more} />
);
