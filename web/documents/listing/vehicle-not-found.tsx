import { CarFront } from 'lucide-react';
import { useTexts } from '../../i18n/texts';
import { NothingHere } from '../parts/nothing-here';

export const VehicleNotFound = () => (
  <NothingHere icon={<CarFront aria-hidden="true" />} texts={useTexts().notFound} />
);
