import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    smsProvider: string;
  }
}

/** The registered templates of notices, with the operators' number and their number of variables. */
const NOTICES: Record<string, { dlt: string; values: number }> = {
  'flow-offer': { dlt: 'dlt-offer', values: 2 },
  'flow-offer-hindi': { dlt: 'dlt-offer-hindi', values: 2 },
  'flow-offers': { dlt: 'dlt-offers', values: 1 },
  'flow-plan': { dlt: 'dlt-plan', values: 4 },
};

/** And those of codes. */
const CODES = ['template-1', 'template-hindi'];

/**
 * MSG91 and Twilio for the tests, over the network. They accept what the real ones accept and refuse the
 * rest; `GET /sent?to=` returns what was sent to a number. A number that ends in 500 causes an outage, one in
 * 200 a refusal.
 */
export async function setup(project: TestProject) {
  const sent: { to: string; template?: string; code?: string; values?: string[]; reference?: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = String(Buffer.concat(chunks));
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://sms');
    const answer = (status: number, json: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    const accept = (
      to: string,
      code: string,
      done: [number, object],
      refused: [number, object],
      template = '',
    ) => {
      if (to.endsWith('500')) return answer(500, {});
      if (to.endsWith('200')) return answer(...refused);
      sent.push({ to, code, template });
      return answer(...done);
    };

    const acceptNotice = (
      to: string,
      values: string[],
      reference: string,
      done: [number, object],
      refused: [number, object],
      template = '',
    ) => {
      if (to.endsWith('200')) return answer(...refused);
      sent.push({ to, values, reference, template });
      // It was sent, but no answer arrives.
      return to.endsWith('500') ? answer(500, {}) : answer(...done);
    };

    if (pathname === '/sent')
      return answer(
        200,
        sent.filter(({ to }) => to === searchParams.get('to')),
      );
    if (request.method !== 'POST') return answer(405, {});
    if (pathname === '/api/v5/flow') {
      if (request.headers.authkey !== 'msg91-key') return answer(401, { type: 'error' });
      const { template_id: template, recipients, PE_ID: entity, DLT_TE_ID: dlt } = JSON.parse(body);
      const registered = NOTICES[template];
      if (registered) {
        if (entity !== 'entity-1' || dlt !== registered.dlt) return answer(400, { type: 'error' });
        const [{ mobiles, CRQID: reference, ...values }] = recipients;
        if (!/^[\w.-]{1,80}$/.test(reference)) return answer(400, { type: 'error' });
        if (Object.keys(values).length !== registered.values) return answer(400, { type: 'error' });
        return acceptNotice(
          mobiles,
          Object.values(values),
          reference,
          [200, { type: 'success' }],
          [200, { type: 'error', message: 'no' }],
          template,
        );
      }
      if (!CODES.includes(template) || recipients?.length !== 1) return answer(400, { type: 'error' });
      const [{ mobiles, otp }] = recipients;
      return accept(
        mobiles,
        otp,
        [200, { type: 'success' }],
        [200, { type: 'error', message: 'no' }],
        template,
      );
    }
    if (pathname === '/2010-04-01/Accounts/AC1/Messages.json') {
      const credentials = `Basic ${Buffer.from('AC1:twilio-token').toString('base64')}`;
      if (request.headers.authorization !== credentials) return answer(401, {});
      const form = new URLSearchParams(body);
      if (form.get('From') !== '+15005550006') return answer(400, {});
      const text = form.get('Body') ?? '';
      const to = form.get('To') ?? '';
      const code = /^(\d{6}) /.exec(text)?.[1] ?? '';
      if (!code)
        return acceptNotice(to, [text], form.get('StatusCallback') ?? '', [201, {}], [400, { code: 21211 }]);
      return accept(to, code, [201, { sid: 'SM1' }], [400, { code: 21211 }]);
    }
    return answer(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('smsProvider', `http://127.0.0.1:${port}`);
  return () => new Promise((resolve) => server.close(resolve));
}
