import { WORKSPACE_FILES_PATH, type WorkspaceFiles } from '../../schema/common/workspace-files';

/** What the build may load in the workspace. Throws without a network, and for a build that is gone. */
export async function fetchFileList(): Promise<string[]> {
  const response = await fetch(WORKSPACE_FILES_PATH, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`the list of files: ${response.status}`);
  const { all }: WorkspaceFiles = await response.json();
  return all;
}

export const fetchPlain = (request: Request) => fetch(request);

/** Puts one answer into a cache, under another address if one is given; a redirect or an error is not kept. */
export async function fetchInto(
  cache: Cache,
  request: Request | string,
  address: Request | string = request,
): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && !response.redirected) await cache.put(address, response.clone());
  return response;
}
