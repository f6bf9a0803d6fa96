import { z } from 'zod';
import { route } from '../route-entry';

/** Only the document's outline; the tools that read it know the rest. */
const OpenApiDocument = z
  .looseObject({
    openapi: z.literal('3.1.0'),
    info: z.looseObject({ title: z.string(), version: z.string() }),
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  })
  .meta({ id: 'OpenApiDocument' });

export const docsApi = {
  description: route({
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This API as an OpenAPI 3.1 document.',
    access: 'anyone',
    responses: { 200: OpenApiDocument },
  }),
};
