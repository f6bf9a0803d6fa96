import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env';

/** A form's or a program's body; pictures are larger, and whoever is refused with one may lose the connection. */
const SMALL_BYTES = 64 * 1024;

/**
 * Reads what a refused request left unread. workerd waits a second for it and then breaks the connection off, with the next
 * request that may have come on it.
 */
export const restOfBody = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (body && !bodyUsed && Number(c.req.header('content-length')) <= SMALL_BYTES) {
    await c.req.raw.arrayBuffer().catch(() => {});
  }
});
