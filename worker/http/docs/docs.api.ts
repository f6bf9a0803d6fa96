import { route } from '../route-entry';

export const docsApi = {
  description: route({
    method: 'get',
    path: '/api/openapi.json',
    summary: 'The whole API as an OpenAPI 3.1 document.',
    access: 'anyone',
    responses: { 200: 'application/json' },
  }),
};
