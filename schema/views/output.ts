import { z } from 'zod';
import { answer, Count } from '../common/answer';
import { Id } from '../common/text';

export const ViewRecordedDto = answer('ViewRecorded', { counted: z.boolean() });
export type ViewRecordedDto = z.output<typeof ViewRecordedDto>;

/** Views of a listing in the last seven days (IST), up to their last flush; listings without any are left out. */
export const WeekViewsDto = answer('WeekViews', { vehicleId: Id, views: Count });
export type WeekViewsDto = z.output<typeof WeekViewsDto>;
