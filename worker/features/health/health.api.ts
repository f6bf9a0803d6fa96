import { z } from 'zod';
import { ErrorBody } from '../../../schema/common/error';
import { HealthDto } from '../../../schema/health/output';
import { route } from '../../http/route-entry';

export const healthApi = {
  forPages: route({
    method: 'get',
    path: '/api/health',
    summary: 'Which components and databases respond, and which providers are configured.',
    access: 'anyone',
    responses: { 200: HealthDto },
  }),
  forMachines: route({
    method: 'get',
    path: '/health',
    summary:
      'Same check, but responds 503 when a component is down; a missing shard alone is `incomplete`, with 200. Browsers get an HTML page.',
    access: 'anyone',
    alsoPage: true,
    responses: { 200: HealthDto, 503: z.union([HealthDto, ErrorBody]) },
  }),
};
