import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    textProvider: string;
  }
}

/**
 * An AI provider for the tests, with chat completions over the network. It returns the request as JSON for
 * the test to inspect; the last segment of its address selects a failure.
 */
export async function setup(project: TestProject) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked = {
      authorization: request.headers.authorization,
      ...JSON.parse(String(Buffer.concat(chunks))),
    };
    const answers: Record<string, [number, object]> = {
      '/echo': [200, { choices: [{ message: { content: `  ${JSON.stringify(asked)}\u0007  ` } }] }],
      '/empty': [200, { choices: [{ message: { content: '   ' } }] }],
      '/odd': [200, { error: 'overloaded' }],
      '/down': [500, { error: 'key sk-secret is out of credit' }],
    };
    const [status, body] = answers[request.url ?? ''] ?? [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('textProvider', `http://127.0.0.1:${port}`);
  return () => new Promise((resolve) => server.close(resolve));
}
