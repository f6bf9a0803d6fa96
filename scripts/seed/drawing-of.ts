import type { VehicleDrawing, View } from '../art/types.ts';
import type { StoryVehicle } from './story/types.ts';

/** The drawing for one photo of a vehicle of the story. */
export function drawingOf(vehicle: StoryVehicle, view: View): VehicleDrawing {
  return {
    ...vehicle.art,
    view,
    electric: vehicle.fuelType === 'Electric',
    automatic: vehicle.transmission !== 'Manual',
  };
}
