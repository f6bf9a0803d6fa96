import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    messageProvider: string;
  }
}

type Json = Record<string, unknown>;
type Headers = IncomingMessage['headers'];

/** A refusal, with the status a provider would use. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const refuseUnless = (holds: unknown, status: number, message: string) => {
  if (!holds) throw new Refusal(status, message);
};

/** A browser as its push service knows it. */
interface Browser {
  privateKey: Buffer;
  publicKey: Buffer;
  auth: Buffer;
  subscribedWith: string | null;
}

function newBrowser(): Browser {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  return {
    privateKey: ecdh.getPrivateKey(),
    publicKey,
    auth: Buffer.from('sixteen-bytes-ok'),
    subscribedWith: null,
  };
}

/**
 * RFC 8292: signed for this very origin and for at most a day, by the key that the browser subscribed with.
 */
function checkVapid({ authorization = '' }: Headers, endpoint: string, browser: Browser) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  refuseUnless(point.length === 65, 401, 'no key');
  browser.subscribedWith ??= key;
  refuseUnless(browser.subscribedWith === key, 403, 'another key than the subscription has');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  refuseUnless(isSigned, 401, 'not signed');
  const { aud, exp, sub } = JSON.parse(String(Buffer.from(claims, 'base64url')));
  refuseUnless(aud === new URL(endpoint).origin, 401, 'for another service');
  const left = exp - Date.now() / 1000;
  refuseUnless(left > 0 && left <= 24 * 3600, 401, 'expired, or valid for too long');
  refuseUnless(/^(mailto:|https:)/.test(sub), 401, 'nobody to write to');
}

/** RFC 8291, from the browser's side. */
function decrypt(body: Buffer, { privateKey, publicKey, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const theirs = body.subarray(21, 21 + keyLength);
  refuseUnless(body.length <= 4096 && keyLength === 65, 400, 'not one record of aes128gcm');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const sealed = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  refuseUnless(record.at(-1) === 2, 400, 'not the last record');
  return String(record.subarray(0, -1));
}

/** The registered templates, with their number of variables. */
const WHATSAPP_TEMPLATES: Record<string, number> = { new_offer: 2, new_offers: 1, plan_ending: 4 };

/** What arrived, by recipient: a mail's address, a push endpoint, a number. */
type Inbox = Map<string, Json[]>;

/**
 * The mail provider, the push services and WhatsApp for the tests, over the network: they check what the real
 * ones check. `GET /browser` creates a subscription, `GET /received?to=` returns what arrived. A recipient
 * with `fails`, `gone`, `hangs` or `late` in its name causes that; `POST /release` lets late ones continue.
 */
export async function setup(project: TestProject) {
  const inbox: Inbox = new Map();
  const keys = new Map<string, string>();
  const browsers = new Map<string, Browser>();
  let waiting: (() => void)[] = [];
  const take = (to: string, what: Json) => inbox.set(to, [...(inbox.get(to) ?? []), what]);

  /** null: never responds. */
  async function behave(to: string): Promise<null | undefined> {
    if (to.includes('fails')) throw new Refusal(500, 'down');
    if (to.includes('gone')) throw new Refusal(410, 'gone');
    if (to.includes('hangs')) return null;
    if (to.includes('late')) await new Promise<void>((resolve) => waiting.push(resolve));
    return undefined;
  }

  async function mail(headers: Headers, body: Buffer) {
    refuseUnless(headers.authorization === 'Bearer mail-key', 401, 'wrong key');
    const key = String(headers['idempotency-key'] ?? '');
    refuseUnless(key, 400, 'no idempotency key');
    const { from, to, subject, text, ...rest } = JSON.parse(String(body));
    refuseUnless(from && to?.length === 1 && subject && text, 422, 'incomplete');
    if ((await behave(to[0])) === null) return null;
    const known = keys.get(key);
    if (known !== undefined) {
      refuseUnless(known === String(body), 409, 'invalid_idempotent_request');
      return { id: key };
    }
    keys.set(key, String(body));
    take(to[0], { key, subject, text, ...rest });
    return { id: key };
  }

  async function push(headers: Headers, body: Buffer, endpoint: string) {
    const browser = browsers.get(endpoint);
    if ((await behave(endpoint)) === null) return null;
    if (!browser) throw new Refusal(404, 'no such subscription');
    checkVapid(headers, endpoint, browser);
    refuseUnless(headers['content-encoding'] === 'aes128gcm', 400, 'not encrypted');
    refuseUnless(Number(headers.ttl) > 0, 400, 'no TTL');
    const { topic, urgency } = headers;
    refuseUnless(/^[\w-]{1,32}$/.test(String(topic)), 400, 'no topic');
    refuseUnless(['low', 'normal', 'high'].includes(String(urgency)), 400, 'no urgency');
    take(endpoint, { topic, payload: JSON.parse(decrypt(body, browser)) });
    return {};
  }

  async function whatsApp(headers: Headers, body: Buffer) {
    refuseUnless(headers.authorization === 'Bearer whatsapp-token', 401, 'wrong token');
    const {
      messaging_product: product,
      biz_opaque_callback_data: reference,
      to,
      type,
      template,
    } = JSON.parse(String(body));
    refuseUnless(
      product === 'whatsapp' && type === 'template' && template.language?.code,
      400,
      'no template',
    );
    const wanted = WHATSAPP_TEMPLATES[template.name];
    refuseUnless(wanted, 404, `no template ${template.name}`);
    const values = template.components?.[0]?.parameters?.map(({ text }: { text: string }) => text) ?? [];
    refuseUnless(values.length === wanted, 400, 'wrong number of variables');
    if (to.endsWith('500')) throw new Refusal(500, 'down');
    if (to.endsWith('400')) throw new Refusal(400, 'not on WhatsApp');
    const id = `wamid.${inbox.size}.${to}`;
    take(`whatsapp ${to}`, { template: template.name, language: template.language.code, values, reference });
    return { messages: [{ id }] };
  }

  async function answer(request: IncomingMessage, body: Buffer): Promise<Json | Json[] | null> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider');
    if (pathname === '/received') return inbox.get(searchParams.get('to') ?? '') ?? [];
    if (pathname === '/release') {
      for (const go of waiting) go();
      waiting = [];
      return {};
    }
    if (pathname === '/browser') {
      const browser = newBrowser();
      const endpoint = `https://fcm.googleapis.com/fcm/send/${searchParams.get('name')}-${browsers.size}`;
      browsers.set(endpoint, browser);
      const { publicKey, auth } = browser;
      return {
        endpoint,
        keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      };
    }
    if (pathname === '/mail') return mail(request.headers, body);
    if (pathname.startsWith('/push/')) {
      return push(request.headers, body, decodeURIComponent(pathname.slice('/push/'.length)));
    }
    if (pathname === '/whatsapp/12345/messages') return whatsApp(request.headers, body);
    throw new Refusal(404, 'unknown');
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const send = (status: number, json: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    try {
      const result = await answer(request, Buffer.concat(chunks));
      if (result !== null) send(200, result);
    } catch (error) {
      send(error instanceof Refusal ? error.status : 500, { message: String(error) });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('messageProvider', `http://127.0.0.1:${port}`);
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
}
