import { CarFront } from 'lucide-react';
import type { VehicleCardDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { NothingHere } from '../parts/nothing-here';

/** `path`: the page of a vehicle that was here, whose seller can be asked for one like it. */
export function VehicleNotFound({ more = [], path }: { more?: VehicleCardDto[]; path?: string }) {
  const { notFound, similar } = useTexts();
  const action = path ? { label: similar.title, href: `${path}/similar` } : undefined;
  return <NothingHere icon={<CarFront aria-hidden="true" />} texts={notFound} action={action} more={more} />;
}
