import { z } from 'zod';
import { ErrorBody } from '../../../schema/common/error';
import { HealthDto } from '../../../schema/health/output';
import { route } from '../../http/route-entry';

export const healthApi = {
  forPages: route({
    method: 'get',
    path: '/api/health',
    does: 'Which parts answer, and which providers are configured.',
    who: 'anyone',
    answers: { 200: HealthDto },
  }),
  forMachines: route({
    method: 'get',
    path: '/health',
    does: 'The same with a telling status: 503 when a part is down. Whoever asks for HTML gets a page.',
    who: 'anyone',
    answers: { 200: HealthDto, 503: z.union([HealthDto, ErrorBody]) },
  }),
};
