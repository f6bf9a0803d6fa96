import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { ServerMessage } from '../../schema/live/messages';
import { createApp } from '../app';
import type { Platform } from '../context';
import type { TestClient } from './client';

const ORIGIN = 'http://localhost';

/** Requests a socket as a browser does; `headers` may omit or forge what a browser sends. */
export async function handshake(
  client: TestClient,
  headers: Record<string, string | null> = {},
  overrides: Partial<Platform> = {},
  path = '/ws',
): Promise<Response> {
  const all = {
    upgrade: 'websocket',
    origin: ORIGIN,
    'user-agent': 'Mozilla/5.0 Chrome/140.0',
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...headers,
  };
  const sent = Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  const context = createExecutionContext();
  const request = new Request(`${ORIGIN}${path}`, { headers: Object.fromEntries(sent) });
  const response = await createApp({ overrides }).fetch(request, env, context);
  await waitOnExecutionContext(context);
  return response;
}

/** The browser's end of an open socket, and what it received. */
export class TestSocket {
  readonly messages: ServerMessage[] = [];
  readonly texts: string[] = [];
  closed: { code: number; reason: string } | null = null;

  constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      this.texts.push(text);
      if (text.startsWith('{')) this.messages.push(JSON.parse(text));
    });
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason };
    });
    socket.accept();
  }

  send = (frame: unknown) => this.socket.send(JSON.stringify(frame));
  sendRaw = (frame: string | ArrayBuffer) => this.socket.send(frame);
  close = (code: number) => this.socket.close(code);

  of = <Type extends ServerMessage['type']>(type: Type) =>
    this.messages.filter(
      (message): message is Extract<ServerMessage, { type: Type }> => message.type === type,
    );
}

export async function openSocket(client: TestClient, path?: string): Promise<TestSocket> {
  const { webSocket, status } = await handshake(client, {}, {}, path);
  if (!webSocket) throw new Error(`no socket: ${status}`);
  return new TestSocket(webSocket);
}
