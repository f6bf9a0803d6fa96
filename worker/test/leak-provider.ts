import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    leakProvider: string;
  }
}

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
/** Its entries: a leaked one, and one whose hash is part of the padding. */
const KNOWN = { 'leaked-from-a-shop': 52, 'among-the-padding': 0 };

function listOf(prefix: string): string {
  const lines = [`${'0'.repeat(35)}:3`, `${'F'.repeat(35)}:0`];
  for (const [password, count] of Object.entries(KNOWN)) {
    const hash = sha1(password);
    if (hash.startsWith(prefix)) lines.splice(1, 0, `${hash.slice(5)}:${count}`);
  }
  return lines.join('\r\n');
}

/** How it fails, by the first part of its address. */
const FAULTS: Record<string, (response: ServerResponse) => void> = {
  down: (response) => response.writeHead(503).end(),
  moved: (response) => response.writeHead(302, { location: '/range/00000' }).end(),
  page: (response) => response.writeHead(200).end('<!doctype html><title>Maintenance</title>'),
  nothing: (response) => response.writeHead(200).end(),
  half: (response) => response.writeHead(200).end(`${'0'.repeat(35)}:3\r\n0018A45C4D1DEF`),
  silent: () => {},
  stalling: (response) => response.writeHead(200).write(`${'0'.repeat(35)}:3\r\n`),
};

/**
 * Have I Been Pwned's list for the tests, over the network: `/range/{prefix}`, `/{fault}/range/{prefix}`, and `/asked`, which
 * returns the requests so far.
 */
export async function setup(project: TestProject) {
  const asked: object[] = [];
  const server = createServer((request, response) => {
    const { url = '', method, headers } = request;
    if (url === '/asked') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(asked));
      return;
    }
    asked.push({ method, url, headers });
    const [, fault, prefix = ''] = /^(?:\/(\w+))?\/range\/(\w+)$/.exec(url) ?? [];
    if (fault) FAULTS[fault]?.(response);
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(listOf(prefix));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('leakProvider', `http://127.0.0.1:${port}`);
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
}
