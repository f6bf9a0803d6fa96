import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import type { WalkCar } from './shots';

/** A listing as one to be photographed. */
export const carOf = ({ id, name, registrationNumber, images }: OwnVehicleDto): WalkCar => ({
  kind: 'vehicle',
  id,
  name,
  registrationNumber,
  photos: images.length,
});
