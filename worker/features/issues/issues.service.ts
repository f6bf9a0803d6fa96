import type { BrowserIssueInput } from '../../../schema/issues/input';
import type { Ctx } from '../../context';
import { loggedPath } from '../../platform/logged-path';
import { newId } from '../../platform/random';
import { insertIssue } from './issues.queries';

type IssueType =
  | 'browser_error'
  | 'request_failed'
  | 'page_failed'
  | 'job_failed'
  | 'payment_mismatch'
  | 'payment_doubled'
  | 'payment_unknown';

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** Redacts addresses and numbers: an error's text may quote what a person typed. */
const withoutPersonalData = (text: string) =>
  text
    .replace(UUID, ':id')
    .replace(/[^\s@]+@[^\s@]+/g, '<email>')
    .replace(/\+?\d[\d\s-]{6,}\d/g, '<number>');

interface Issue {
  type: IssueType;
  description: string;
  metadata?: Record<string, string>;
}

/** Reports a fault to the operators. Never throws, since it is called where something has already failed. */
export async function reportIssue(ctx: Ctx, { type, description, metadata = {} }: Issue): Promise<void> {
  const now = ctx.clock.now();
  try {
    await insertIssue(ctx.directory, {
      id: newId(now),
      type,
      userId: ctx.actor.kind === 'user' ? ctx.actor.user.id : null,
      description: withoutPersonalData(description).slice(0, 500),
      metadata: { requestId: ctx.requestId, ...metadata },
      createdAt: now,
    });
  } catch (error) {
    console.error('an issue could not be written', error);
  }
}

/** Reports an unexpected error as an issue. */
export const reportError = (ctx: Ctx, type: IssueType, where: string, error: unknown) =>
  reportIssue(ctx, {
    type,
    description: `${where}: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`,
  });

/** Reports an unhandled error in a browser. */
export const reportBrowserIssue = (ctx: Ctx, { message, path, stack }: BrowserIssueInput) =>
  reportIssue(ctx, {
    type: 'browser_error',
    description: message,
    metadata: {
      path: loggedPath(path),
      browser: ctx.client.userAgent,
      ...(stack ? { stack: withoutPersonalData(stack) } : {}),
    },
  });
