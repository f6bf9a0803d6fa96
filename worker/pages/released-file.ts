import { FOR_EVER } from '../features/media/media.service';
import type { AppContext } from '../http/app-env';

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', ttf: 'font/ttf' };

/**
 * A hashed file that this build does not have. While a release is rolled out, pages request files of the
 * other build, which are among the copies that a deployment keeps (scripts/deploy/files.ts). Browsers must
 * not cache that one is missing.
 */
export async function showReleasedFile(c: AppContext): Promise<Response> {
  const [name, extension = ''] = /^[\w.-]+\.([a-z]+)$/.exec(c.req.param('file') ?? '') ?? [];
  const type = TYPES[extension];
  const file = name && type ? await c.var.ctx.docs.find(`releases/files/${name}`) : null;
  if (!file || !type) return c.text('Not found', 404, { 'cache-control': 'no-store' });
  return c.body(file.body, 200, { 'content-type': type, 'cache-control': FOR_EVER });
}
