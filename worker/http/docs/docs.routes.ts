import { createRouter } from '../app-env';
import { declared } from '../declared';
import { docsApi } from './docs.api';
import { docsPage } from './docs-page';
import { type ApiDescription, describeApi } from './openapi';

/** Made by the first who asks an isolate, and the same for everybody. */
let description: ApiDescription | undefined;

function api(): ApiDescription {
  description ??= describeApi();
  return description;
}

const KEPT = 'public, max-age=300';

/** The API, for programs and for people. */
export const docsRoutes = createRouter()
  .get('/openapi.json', declared(docsApi.description), (c) => {
    c.header('cache-control', KEPT);
    return c.json(api());
  })
  .get('/docs', declared(docsApi.page), (c) => {
    c.header('cache-control', KEPT);
    return c.html(docsPage(api()));
  });
