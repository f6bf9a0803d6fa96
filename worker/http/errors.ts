import type { ErrorHandler } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { BRAND } from '../../schema/common/brand';
import type { ErrorBody } from '../../schema/common/error';
import { ERROR_STATUS, type ErrorKind } from '../../schema/common/error-kinds';
import { AppError } from '../../schema/common/errors';
import { type Ctx, noteSecurity } from '../context';
import { ConfigurationError } from '../env';
import { loggedPath } from '../platform/logged-path';
import { isOutage } from '../platform/outage';
import type { AppContext, AppEnv } from './app-env';

/** A person who opened a page in a browser or submitted its form. */
const isReader = ({ req }: AppContext) =>
  !req.path.startsWith('/api/') && req.header('accept')?.includes('text/html');

/** The sign-in page, returning to the page that was opened or whose form was submitted. */
function loginOf({ req: { method, path } }: AppContext): string {
  const page = method === 'GET' ? path : path.slice(0, path.lastIndexOf('/')) || '/';
  return `/api/login?returnUrl=${encodeURIComponent(page)}`;
}

/** An error page without dependencies that could fail too. */
const page = (message: string, mayPass: boolean, requestId: string) => html`<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${BRAND.name}</title>
  </head>
  <body style="margin:20vh auto;max-width:24rem;padding:0 1rem;font:1rem/1.5 system-ui;color-scheme:light dark">
    <h1 style="font-size:1.25rem">${BRAND.name}</h1>
    <p>${message}</p>
    <p>${mayPass ? html`<a href="">Try again</a>` : html`<a href="/">Home</a>`}</p>
    ${requestId ? html`<p style="font-size:.8125rem">Reference: ${requestId}</p>` : ''}
  </body>
</html>`;

function bodyOf({ kind, code, message, values, problems }: AppError, requestId: string): ErrorBody {
  const body = { message, error: kind, code, values, requestId };
  const wrong = Object.entries(problems);
  if (wrong.length === 0) return body;
  return {
    ...body,
    fields: Object.fromEntries(wrong.map(([field, { text }]) => [field, text])),
    problems: Object.fromEntries(
      wrong.map(([field, problem]) => [field, { code: problem.code, values: problem.values }]),
    ),
  };
}

function answer(c: AppContext, error: AppError) {
  const requestId = c.var.ctx?.requestId ?? '';
  if (isReader(c)) {
    if (error.kind === 'unauthorized') return c.redirect(loginOf(c), 303);
    c.header('cache-control', 'no-store');
    const status = ERROR_STATUS[error.kind];
    return c.html(page(error.message, status === 429 || status >= 500, requestId), status);
  }
  return c.json(bodyOf(error, requestId), ERROR_STATUS[error.kind]);
}

/** Logs refusals, except for visitors who need to sign in: every first visit would be logged. */
function note(c: AppContext, code: ErrorKind) {
  const { ctx } = c.var;
  if (!ctx) return;
  if (code === 'bad_origin' || code === 'rate_limited') return noteSecurity(ctx, code, code);
  // Everything that belongs to someone else answers 404.
  const refused = ERROR_STATUS[code] === 401 || ERROR_STATUS[code] === 403 || code === 'not_found';
  if (refused && ctx.actor.kind === 'user') noteSecurity(ctx, 'refused', code);
}

/** Reports an error to the operators. */
type Report = (ctx: Ctx, type: 'request_failed', where: string, error: unknown) => Promise<unknown>;

const RETRY_AFTER_SECONDS = 5;

/**
 * The only format of errors. Anything but an AppError is an outage of a dependency (503, retry) or a bug
 * (500): logged in full, and answered without its text.
 */
export const onError =
  (report: Report): ErrorHandler<AppEnv> =>
  (thrown, c) => {
    // drizzle wraps what a database refuses (guarded-writes.ts, read-only.ts).
    const error = thrown.cause instanceof AppError ? thrown.cause : thrown;
    if (error instanceof AppError) {
      note(c, error.kind);
      const { retryAfterSeconds = error.kind === 'unavailable' ? RETRY_AFTER_SECONDS : undefined } =
        error.options;
      if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds));
      return answer(c, error);
    }
    if (error instanceof HTTPException && error.status < 500) {
      return c.json(
        bodyOf(new AppError('bad_request'), c.var.ctx?.requestId ?? ''),
        error.status as ContentfulStatusCode,
      );
    }
    const request = `${c.req.method} ${loggedPath(c.req.path)}`;
    console.error(`request ${c.var.ctx?.requestId ?? '-'} ${request} failed`, error);
    // In addition to the log, because operators look at issues; the log still has an issue that is lost here.
    if (c.var.ctx) c.executionCtx.waitUntil(report(c.var.ctx, 'request_failed', request, error));
    const isUnconfigured = error instanceof ConfigurationError;
    if (!isUnconfigured && !isOutage(error)) return answer(c, new AppError('internal'));
    c.header('retry-after', String(RETRY_AFTER_SECONDS));
    return answer(c, new AppError(isUnconfigured ? 'not_configured' : 'unavailable'));
  };

export const apiNotFound = (c: AppContext) => answer(c, new AppError('not_found'));
