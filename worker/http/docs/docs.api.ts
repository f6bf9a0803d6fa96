import { route } from '../route-entry';

export const docsApi = {
  description: route({
    method: 'get',
    path: '/api/openapi.json',
    does: 'All of this as an OpenAPI 3.1 document.',
    who: 'anyone',
    answers: { 200: 'application/json' },
  }),
  page: route({
    method: 'get',
    path: '/api/docs',
    does: 'All of this to read.',
    who: 'anyone',
    answers: { 200: 'text/html' },
  }),
};
