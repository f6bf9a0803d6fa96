import type { z } from 'zod';
import { answer } from '../common/answer';
import { Id } from '../common/text';
import { VehicleCardDto } from '../vehicles/output';

export const SuggestionDto = answer('Suggestion', {
  id: Id,
  suggestedVehicleId: Id,
  suggestedVehicle: VehicleCardDto,
});
export type SuggestionDto = z.output<typeof SuggestionDto>;
