import { AppError } from '../../../schema/common/errors';
import { type Ctx, noteSecurity } from '../../context';
import { sameSecret } from '../../platform/crypto';
import { isSignedByMeta, isSignedBySvix, isSignedByTwilio } from '../../platform/webhook-signatures';
import { causeOf } from './cause-of';
import { recordReport } from './delivery.queries';
import {
  type DeliveryReport,
  readMailReport,
  readMsg91Report,
  readTwilioReport,
  readWhatsAppReport,
} from './delivery-reports';

function refuse(ctx: Ctx, provider: string): AppError {
  noteSecurity(ctx, 'bad_signature', provider);
  return new AppError('signature_invalid');
}

/** Throws bad_request (400) for what no provider sends. */
function parsed<Body, Read>(read: (body: Body) => Read, body: () => Body): Read {
  try {
    return read(body());
  } catch {
    throw new AppError('not_a_delivery_report');
  }
}

async function record(ctx: Ctx, reports: readonly DeliveryReport[]) {
  const now = ctx.clock.now();
  for (const report of reports) {
    await Promise.all([
      recordReport(ctx.directory, report, false, now),
      recordReport(ctx.shardOf(causeOf(report.message)), report, true, now),
    ]);
  }
}

/** Throws bad_request (400) for a report not signed by the mail provider within the last five minutes. */
export async function receiveMailReport(ctx: Ctx, body: string, headers: Headers): Promise<void> {
  const secret = ctx.settings.MAIL_WEBHOOK_SECRET;
  if (!secret || !isSignedBySvix(secret, body, headers, ctx.clock.now())) throw refuse(ctx, 'mail');
  await record(
    ctx,
    parsed(readMailReport, () => JSON.parse(body)),
  );
}

/** Throws bad_request (400) if the key in the address is not ours. */
export async function receiveMsg91Report(ctx: Ctx, body: string, key: string): Promise<void> {
  const secret = ctx.settings.MSG91_WEBHOOK_KEY;
  if (!secret || !sameSecret(key, secret)) throw refuse(ctx, 'msg91');
  await record(
    ctx,
    parsed(readMsg91Report, () => JSON.parse(body)),
  );
}

/**
 * `message`: our id, which is part of the signed address. Throws bad_request (400) for a report that Twilio has not
 * signed.
 */
export async function receiveTwilioReport(
  ctx: Ctx,
  message: string,
  body: string,
  headers: Headers,
): Promise<void> {
  const token = ctx.settings.TWILIO_AUTH_TOKEN;
  const form = new URLSearchParams(body);
  if (
    !token ||
    !isSignedByTwilio(token, `${ctx.origin}/api/delivery/twilio?message=${message}`, form, headers)
  ) {
    throw refuse(ctx, 'twilio');
  }
  await record(ctx, readTwilioReport(message, form));
}

/** Throws bad_request (400) for a report that Meta has not signed. */
export async function receiveWhatsAppReport(ctx: Ctx, body: string, headers: Headers): Promise<void> {
  const secret = ctx.settings.WHATSAPP_APP_SECRET;
  if (!secret || !isSignedByMeta(secret, body, headers)) throw refuse(ctx, 'whatsapp');
  await record(
    ctx,
    parsed(readWhatsAppReport, () => JSON.parse(body)),
  );
}

/** Answers Meta's challenge if the verify token matches. Throws bad_request (400) otherwise. */
export function answerWhatsApp(
  ctx: Ctx,
  query: { 'hub.verify_token': string; 'hub.challenge': string },
): string {
  const token = ctx.settings.WHATSAPP_VERIFY_TOKEN;
  if (!token || !sameSecret(query['hub.verify_token'], token)) throw refuse(ctx, 'whatsapp');
  return query['hub.challenge'];
}
