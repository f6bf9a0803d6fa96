import { createRouter } from '../app-env';
import { declared } from '../declared';
import type { RouteGroups } from '../route-entry';
import { docsApi } from './docs.api';
import { docsPage } from './docs-page';
import { type ApiDescription, describeApi } from './openapi';

const KEPT = 'public, max-age=300';

/** The API, for programs and for people. */
export function docsRoutes(groups: RouteGroups) {
  let description: ApiDescription | undefined;
  /** Made by the first who asks an isolate, and the same for everybody. */
  const api = () => {
    description ??= describeApi(groups);
    return description;
  };
  return createRouter()
    .get('/openapi.json', declared(docsApi.description), (c) => {
      c.header('cache-control', KEPT);
      return c.json(api());
    })
    .get('/docs', declared(docsApi.page), (c) => {
      c.header('cache-control', KEPT);
      return c.html(docsPage(api(), groups));
    });
}
