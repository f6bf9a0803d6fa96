import { createMiddleware } from 'hono/factory';
import { AppError } from '../../schema/common/errors';
import type { RefusalCode } from '../../schema/common/refusals';
import type { AppContext, AppEnv } from './app-env';
import type { ArrivingBodies, ArrivingBody } from './arriving-bodies';
import { refuseFlood } from './flood';
import { isUpload } from './load-shedding';
import { withMediaNames } from './media-addresses';

/** A form or JSON. */
export const MAX_BODY_BYTES = 64 * 1024;
const BODY_WITHIN_MS = 5_000;
const MB = 1024 * 1024;

/**
 * The slowest upload we wait for, below the worst 3G phone; it also ends one that trickles. The announced
 * size must be able to arrive in time, from the start: 32 MB need 360 KB/s, a photo of 1 MB needs 12 KB/s.
 */
const UPLOAD = { graceMs: 10_000, bytesPerSecond: 8 * 1024, withinMs: 90_000 } as const;

/**
 * How often a waiting body checks whether it was evicted: on Workers no request may resume another's work.
 */
const CHECK_MS = 250;

const tooSlow = () => new AppError('request_timeout');
/** The client disconnected: nobody reads the response, and it is not our fault. */
const brokenOff = () => {
  throw new AppError('request_interrupted');
};

interface Rule {
  maxBytes: number;
  tooLarge: RefusalCode;
  /** How long the body may still take after `bytes` of it arrived in `elapsedMs`. */
  patienceMs: (bytes: number, elapsedMs: number) => number;
  bytesPerSlot: number;
}

const LATE = Symbol('late');

/** The result of `work`, or LATE after `ms`; the work continues. */
async function orLate<T>(work: Promise<T>, ms: number): Promise<T | typeof LATE> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lateness = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), ms);
  });
  return Promise.race([work, lateness]).finally(() => clearTimeout(timer));
}

/** Waits for a chunk. Throws request_timeout (408) after `patienceMs`, or if the body was evicted. */
async function awaitChunk<T>(chunk: Promise<T>, patienceMs: number, body: ArrivingBody): Promise<T> {
  for (let left = patienceMs; left > 0 && !body.isEnded; left -= CHECK_MS) {
    const result = await orLate(chunk, Math.min(left, CHECK_MS));
    if (result !== LATE) return result;
  }
  throw tooSlow();
}

/**
 * Reads a body chunk by chunk under a rule, in its own slots. If the rule is broken, or the slots are needed
 * for others, the reader is cancelled, which closes the connection.
 */
async function* arriving(
  { var: { ctx } }: AppContext,
  stream: ReadableStream<Uint8Array>,
  slots: ArrivingBodies,
  rule: Rule,
) {
  const { now } = ctx.clock;
  const reader = stream.getReader();
  const body = slots.admit(ctx.client, now(), ctx.settings.RATE_SCALE);
  let bytes = 0;
  try {
    for (;;) {
      const patience = rule.patienceMs(bytes, now() - body.since);
      const chunk = reader.read().catch(brokenOff);
      const { done, value } = await awaitChunk(chunk, patience, body);
      if (done) return;
      bytes += value.byteLength;
      if (bytes > rule.maxBytes) throw new AppError(rule.tooLarge);
      slots.grow(body, bytes, rule.bytesPerSlot);
      yield value;
    }
  } catch (error) {
    // Not awaited: a client that never sends never confirms either.
    reader.cancel(error).catch(() => {});
    throw error;
  } finally {
    slots.release(body);
  }
}

function refuseAnnouncedSize(c: AppContext, { maxBytes, tooLarge }: Rule) {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new AppError(tooLarge);
}

async function readSmallBody(c: AppContext, stream: ReadableStream<Uint8Array>) {
  refuseAnnouncedSize(c, SMALL);
  const chunks: Uint8Array[] = [];
  for await (const chunk of arriving(c, stream, c.var.slots.receiving, SMALL)) chunks.push(chunk);
  const whole = new Blob(chunks);
  const { settings } = c.var.ctx;
  const sent = settings.MEDIA_ORIGIN
    ? withMediaNames(await whole.text(), settings)
    : await whole.arrayBuffer();
  c.req.raw = new Request(c.req.raw, { body: sent });
}

const SMALL: Rule = {
  maxBytes: MAX_BODY_BYTES,
  tooLarge: 'too_large',
  patienceMs: (_bytes, elapsedMs) => BODY_WITHIN_MS - elapsedMs,
  bytesPerSlot: MAX_BODY_BYTES,
};

/**
 * Waits for a request's body (64 KB within 5 s) before anything else but the flood limit: a later refusal
 * then has nothing left to read, which would cost the connection. Throws rate_limited (429), too_large (413),
 * request_timeout (408).
 */
export const receiveBody = createMiddleware<AppEnv>(async (c, next) => {
  const { body } = c.req.raw;
  if (body) {
    await refuseFlood(c);
    if (!isUpload(c)) await readSmallBody(c, body);
  }
  await next();
});

/** Reads the form of an upload that must arrive at a minimum rate. Throws like `receiveBody` and `readForm`. */
export async function receiveUpload<T>(
  c: AppContext,
  limits: Pick<Rule, 'maxBytes' | 'tooLarge'>,
  readForm: () => Promise<T>,
): Promise<T> {
  const announced = Math.min(Number(c.req.header('content-length') ?? limits.maxBytes), limits.maxBytes);
  const needed = (announced / UPLOAD.withinMs) * 1000;
  const bytesPerSecond = Math.max(UPLOAD.bytesPerSecond, needed);
  const rule: Rule = {
    ...limits,
    patienceMs: (bytes, elapsedMs) =>
      Math.min(UPLOAD.withinMs, UPLOAD.graceMs + (bytes / bytesPerSecond) * 1000) - elapsedMs,
    bytesPerSlot: MB,
  };
  refuseAnnouncedSize(c, rule);
  const { body } = c.req.raw;
  if (!body) return readForm();
  const guarded = guardedStream(arriving(c, body, c.var.slots.uploading, rule));
  c.req.raw = new Request(c.req.raw, { body: guarded.stream });
  try {
    return await readForm();
  } catch (error) {
    throw guarded.failure() ?? error;
  }
}

/** Guards the stream: a form's parser hides why it broke, so the cause is stored separately. */
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
