import { createRouter } from '../app-env';
import { declared } from '../declared';
import type { RouteGroups } from '../route-entry';
import { docsApi } from './docs.api';
import { type ApiDescription, describeApi } from './openapi';

/** The API as a document for programs and viewers. */
export function docsRoutes(groups: RouteGroups) {
  let description: ApiDescription | undefined;
  /** Built once per isolate. */
  const api = () => {
    description ??= describeApi(groups);
    return description;
  };
  return createRouter().get('/openapi.json', declared(docsApi.description), (c) => {
    c.header('cache-control', 'public, max-age=300');
    return c.json(api());
  });
}
