import { z } from 'zod';
import { answer } from '../common/answer';

export const ViewRecordedDto = answer('ViewRecorded', { counted: z.boolean() });
export type ViewRecordedDto = z.output<typeof ViewRecordedDto>;
