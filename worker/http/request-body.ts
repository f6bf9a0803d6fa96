import { createMiddleware } from 'hono/factory';
import { AppError } from '../../schema/common/errors';
import { withTimeout } from '../platform/timeout';
import type { AppContext, AppEnv } from './app-env';
import { isUpload } from './load-shedding';
import { withMediaNames } from './media-addresses';

/** A form or JSON. */
export const MAX_BODY_BYTES = /* guard: 1 << 26 @ load-shedding */ 64 * 1024;
const BODY_WITHIN_MS = 5_000;
const MB = 1024 * 1024;

/** The slowest upload we wait for: below the worst 3G phone, and an end for one that trickles. */
const UPLOAD = { graceMs: 10_000, bytesPerSecond: 8 * 1024, withinMs: 90_000 } as const;

const tooSlow = () =>
  new AppError('request_timeout', 'The request did not arrive in time. Please try again.');
/** The client disconnected: nobody reads the response, and it is not our fault. */
const brokenOff = () => {
  throw new AppError('bad_request', 'The request was interrupted');
};
const tooLarge = (message: string) => new AppError('too_large', message);

interface Rule {
  maxBytes: number;
  tooLarge: string;
  /** How long the body may still take after `bytes` of it arrived in `elapsedMs`. */
  patienceMs: (bytes: number, elapsedMs: number) => number;
}

/** Reads a body chunk by chunk under a rule. If the rule is broken the reader is cancelled, which closes the connection. */
async function* arriving(body: ReadableStream<Uint8Array>, rule: Rule, now: () => number) {
  const reader = body.getReader();
  const began = now();
  let bytes = 0;
  try {
    for (;;) {
      const patience = rule.patienceMs(bytes, now() - began);
      const { done, value } = await withTimeout(patience, reader.read().catch(brokenOff), tooSlow);
      if (done) return;
      bytes += value.byteLength;
      if (bytes > rule.maxBytes) throw tooLarge(rule.tooLarge);
      yield value;
    }
  } catch (error) {
    // Not awaited: a client that never sends never confirms either.
    reader.cancel(error).catch(() => {});
    throw error;
  }
}

function refuseAnnouncedSize(c: AppContext, { maxBytes, tooLarge: message }: Rule) {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge(message);
}

async function readSmallBody(c: AppContext, body: ReadableStream<Uint8Array>) {
  refuseAnnouncedSize(c, SMALL);
  const chunks: Uint8Array[] = [];
  for await (const chunk of arriving(body, SMALL, c.var.ctx.clock.now)) chunks.push(chunk);
  const whole = new Blob(chunks);
  const { settings } = c.var.ctx;
  const sent = settings.MEDIA_ORIGIN
    ? withMediaNames(await whole.text(), settings)
    : await whole.arrayBuffer();
  c.req.raw = new Request(c.req.raw, { body: sent });
}

const SMALL: Rule = {
  maxBytes: MAX_BODY_BYTES,
  tooLarge: 'The request is too large',
  patienceMs: (_bytes, elapsedMs) => /* guard: BODY_WITHIN_MS @ load-shedding */ BODY_WITHIN_MS - elapsedMs,
};

/**
 * Waits for a request's body (64 KB within 5 s) before doing anything else for it, in separate slots. A later refusal
 * has nothing left to read, which would cost the connection. Throws too_large (413), request_timeout (408), unavailable (503).
 */
export const receiveBody = createMiddleware<AppEnv>(async (c, next) => {
  const { body } = c.req.raw;
  if (body && !isUpload(c))
    await c.var.places.run(/* guard: 'working' @ load-shedding */ 'receiving', c.var.ctx, () =>
      readSmallBody(c, body),
    );
  await next();
});

/** Reads the form of an upload that must arrive at a minimum rate. Throws like `receiveBody` and `readForm`. */
export function receiveUpload<T>(
  c: AppContext,
  limits: Pick<Rule, 'maxBytes' | 'tooLarge'>,
  readForm: () => Promise<T>,
): Promise<T> {
  const rule: Rule = {
    ...limits,
    patienceMs: (bytes, elapsedMs) =>
      Math.min(
        UPLOAD.withinMs,
        /* guard graceMs: withinMs @ load-shedding */ UPLOAD.graceMs + (bytes / UPLOAD.bytesPerSecond) * 1000,
      ) - elapsedMs,
  };
  refuseAnnouncedSize(c, rule);
  const { body } = c.req.raw;
  if (!body) return readForm();
  const guarded = guardedStream(arriving(body, rule, c.var.ctx.clock.now));
  c.req.raw = new Request(c.req.raw, { body: guarded.stream });
  const announced = Number(c.req.header('content-length') ?? limits.maxBytes);
  return c.var.places.run(
    'uploading',
    c.var.ctx,
    () =>
      readForm().catch((error) => {
        throw guarded.failure() ?? error;
      }),
    Math.ceil(Math.min(announced, limits.maxBytes) / MB),
  );
}

/** A stream of what arrives. A form's parser hides the cause of a broken stream, so the cause is stored separately. */
function guardedStream(chunks: AsyncGenerator<Uint8Array>) {
  let failure: unknown;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        failure = error;
        controller.error(error);
      }
    },
  });
  return { stream, failure: () => failure };
}
