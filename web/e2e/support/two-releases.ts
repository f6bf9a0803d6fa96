import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

const OWN_HEADERS = /^(connection|content-length|content-encoding|transfer-encoding)$/;
const TEXT = /javascript|html|json/;

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const bytes = Buffer.concat(parts);
  const isPacked = answer.headers['content-encoding'] === 'gzip' && bytes.length > 0;
  return isPacked ? gunzipSync(bytes) : bytes;
}

/**
 * The build under test behind an address of its own, which `release` replaces by a second build: other names for every
 * script, of which the first build's are gone, and another id in the service worker.
 */
export async function startTwoReleases(origin: string) {
  const upstream = new URL(origin);
  let isSecond = false;
  /** The second build's names have this at their end. */
  const MARK = 'second';
  const rename = (text: string) =>
    text
      .replaceAll(/((?:\/assets|\.)\/[\w.$-]+?)\.js/g, `$1${MARK}.js`)
      .replaceAll(/`shell-`|"shell-"/g, '"shell-second-"');
  const upstreamPath = (path: string) => (isSecond ? path.replace(`${MARK}.js`, '.js') : path);
  const isGone = (path: string) =>
    /^\/assets\/.*\.js$/.test(path) && isSecond !== path.includes(`${MARK}.js`);

  function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/';
    if (isGone(path)) return void response.writeHead(404).end();
    // The two builds share the names of some files, and not what is in them.
    const { 'if-none-match': _, ...asked } = request.headers;
    const headers = { ...asked, host: upstream.host };
    if (headers.origin) headers.origin = origin;
    const out = send(
      {
        host: upstream.hostname,
        port: upstream.port,
        method: request.method,
        path: upstreamPath(path),
        headers,
      },
      async (from) => {
        const bytes = await bytesOf(from);
        const type = from.headers['content-type'] ?? '';
        const body =
          isSecond && TEXT.test(type) && !path.startsWith('/api/') ? rename(bytes.toString()) : bytes;
        for (const [name, value] of Object.entries(from.headers)) {
          if (value !== undefined && !OWN_HEADERS.test(name)) response.setHeader(name, value);
        }
        response.writeHead(from.statusCode ?? 502).end(body);
      },
    );
    out.on('error', () => response.writeHead(502).end());
    request.pipe(out);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => {
      isSecond = true;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
