import { UPLOAD_TIMEOUT_MS } from '../../../schema/media/input';
import type {
  CoverUploadedDto,
  ImagesUploadedDto,
  ProfileImageUploadedDto,
  RcUploadedDto,
} from '../../../schema/media/output';
import { actingHeader } from '../../lib/acting';
import { ApiError } from '../../lib/api';

export interface UploadOptions {
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
  /** The id of this file; unchanged when it is resent, so that the server stores it once. */
  attempt?: string;
}

/** The server refused a file, or could not be reached. */
export class UploadRefused extends ApiError {}

/** The upload was stopped after 60 seconds, or by the person. */
export class UploadAborted extends Error {
  override readonly name = 'UploadAborted';
}

/** Posts one file with progress, which `fetch` cannot report. Throws UploadAborted or UploadRefused. */
function post<Answer>(url: string, field: string, file: File, options: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(actingHeader())) request.setRequestHeader(name, value);
    if (options.attempt) request.setRequestHeader('idempotency-key', options.attempt);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.responseType = 'text';
    request.upload.onprogress = ({ loaded, total }) => options.onProgress?.((loaded / total) * 100);
    request.ontimeout = () => reject(new UploadAborted('timeout'));
    request.onabort = () => reject(new UploadAborted('aborted'));
    request.onerror = () => reject(new UploadRefused(0, '', 'network'));
    request.onload = () => {
      const ok = request.status >= 200 && request.status < 300;
      if (ok) resolve(JSON.parse(request.responseText));
      else reject(new UploadRefused(request.status, request.responseText, request.statusText));
    };
    options.signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append(field, file);
    request.send(form);
  });
}

/** Uploads one vehicle picture and returns its address. */
export async function uploadImage(file: File, options: UploadOptions = {}): Promise<string> {
  const { imageUrls } = await post<ImagesUploadedDto>('/api/upload/images', 'images', file, options);
  const [url] = imageUrls;
  if (!url) throw new UploadRefused(502, '', 'no image came back');
  return url;
}

/** Uploads a person's picture and returns its address. */
export async function uploadProfileImage(file: File, options: UploadOptions = {}): Promise<string> {
  const { imageUrl } = await post<ProfileImageUploadedDto>(
    '/api/upload/profile-image',
    'image',
    file,
    options,
  );
  return imageUrl;
}

/** Uploads the cover of a profile and returns its address. */
export async function uploadCover(file: File, options: UploadOptions = {}): Promise<string> {
  const { coverUrl } = await post<CoverUploadedDto>('/api/upload/cover', 'image', file, options);
  return coverUrl;
}

/** Uploads a registration certificate and returns its private address. */
export async function uploadRc(file: File, options: UploadOptions = {}): Promise<string> {
  const { rcUrl } = await post<RcUploadedDto>('/api/upload/rc', 'rc', file, options);
  return rcUrl;
}
