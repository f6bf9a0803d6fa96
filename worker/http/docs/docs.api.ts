import { route } from '../route-entry';

export const docsApi = {
  description: route({
    method: 'get',
    path: '/api/openapi.json',
    does: 'The whole API as an OpenAPI 3.1 document.',
    who: 'anyone',
    answers: { 200: 'application/json' },
  }),
};
