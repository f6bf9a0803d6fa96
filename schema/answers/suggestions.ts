import type { z } from 'zod';
import { Id } from '../contracts/text';
import { answer } from './answer';
import { VehicleCardDto } from './vehicles';

export const SuggestionDto = answer('Suggestion', {
  id: Id,
  suggestedVehicleId: Id,
  suggestedVehicle: VehicleCardDto,
});
export type SuggestionDto = z.output<typeof SuggestionDto>;
