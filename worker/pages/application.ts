import type { AppContext } from '../http/app-env';
import { pageResponse } from './page-response';
import { readApplicationShell } from './shell';

/** The workspace: a static shell, rendered in the browser. */
export async function showApplication(c: AppContext): Promise<Response> {
  return pageResponse(c, await readApplicationShell(c));
}
