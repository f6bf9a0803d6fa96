import { WORKSPACE_FILES_PATH, type WorkspaceFiles } from '../../schema/common/workspace-files';

/**
 * The files that the workspace may load from this build. Throws without a network, and for a build that no
 * longer exists.
 */
export async function fetchFileList(): Promise<WorkspaceFiles> {
  const response = await fetch(WORKSPACE_FILES_PATH, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`the list of files: ${response.status}`);
  return response.json();
}

export const fetchPlain = (request: Request) => fetch(request);

/** Caches one response, optionally under another address; redirects and errors are not cached. */
export async function fetchInto(
  cache: Cache,
  request: Request | string,
  address: Request | string = request,
): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && !response.redirected) await cache.put(address, response.clone());
  return response;
}
