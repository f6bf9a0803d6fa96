import { createHmac } from 'node:crypto';
import { sameSecret } from './crypto';

const TOLERANCE_MS = 5 * 60_000;

/** https://docs.svix.com/receiving/verifying-payloads/how-manual: id, time and body, with a base64 key after `whsec_`. */
export function isSignedBySvix(secret: string, body: string, headers: Headers, now: number): boolean {
  const time = headers.get('svix-timestamp') ?? '';
  if (Math.abs(now - Number(time) * 1000) > TOLERANCE_MS) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = createHmac('sha256', key)
    .update(`${headers.get('svix-id')}.${time}.${body}`)
    .digest('base64');
  return (headers.get('svix-signature') ?? '').split(' ').some((one) => sameSecret(one, `v1,${signed}`));
}

/** https://www.twilio.com/docs/usage/security: the address and all form fields in order. */
export function isSignedByTwilio(
  token: string,
  url: string,
  form: URLSearchParams,
  headers: Headers,
): boolean {
  const fields = [...form].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = url + fields.map(([name, value]) => name + value).join('');
  const signed = createHmac('sha1', token).update(text).digest('base64');
  return sameSecret(headers.get('x-twilio-signature') ?? '', signed);
}

/** https://developers.facebook.com/docs/graph-api/webhooks/getting-started: the body, with the app's secret. */
export function isSignedByMeta(secret: string, body: string, headers: Headers): boolean {
  const signed = createHmac('sha256', secret).update(body).digest('hex');
  return sameSecret(headers.get('x-hub-signature-256') ?? '', `sha256=${signed}`);
}
