import { ApiError } from './api';

/** Passes a file to the browser's downloads. `url`: a data, object or same-origin address. */
export function downloadFile(url: string, fileName: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

export interface NamedFile {
  name: string;
  file: Blob;
}

/** A file from the API. Throws ApiError unless it succeeds. */
export async function readFile(response: Response, fallbackName: string): Promise<NamedFile> {
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? fallbackName, file: await response.blob() };
}

/** Passes a file that is already loaded to the browser's downloads. */
export function saveFile({ name, file }: NamedFile) {
  const url = URL.createObjectURL(file);
  downloadFile(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
