import type { Context } from 'hono';
import type { ZodType } from 'zod';
import type { AppError } from '../../schema/common/errors';
import { type Problem, problemOfIssue } from '../../schema/common/problems';
import { readForm } from './form';

/** A document's form as submitted. Its problems are shown on its page, at their fields. */
export interface HtmlForm<Data = unknown> {
  /** As typed. */
  values: Record<string, string>;
  /** As parsed; null if a field is invalid. */
  data: Data | null;
  /** By field; problems of the whole form under `form`. */
  problems: Record<string, Problem>;
  /** A limit that is used up. */
  refusal: AppError | null;
}

/**
 * Parses a form by its schema. An empty field counts as missing. Throws bad_request (400) for anything but a
 * form.
 */
export async function readHtmlForm(c: Context, schema: ZodType): Promise<HtmlForm> {
  const sent = Object.entries(await readForm(c));
  const values = Object.fromEntries(
    sent.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  return { ...parse(schema, sent), values, refusal: null };
}

/** Parses a form that is in an address by its schema, as `readHtmlForm` parses a submitted one. */
export const readValues = <Schema extends ZodType>(values: Record<string, string>, schema: Schema) => ({
  values,
  ...parse(schema, Object.entries(values)),
});

function parse<Schema extends ZodType>(schema: Schema, sent: [string, unknown][]) {
  const parsed = schema.safeParse(Object.fromEntries(sent.filter(([, value]) => value !== '')));
  const problems: Record<string, Problem> = {};
  for (const issue of parsed.error?.issues ?? []) {
    problems[String(issue.path[0] ?? 'form')] ??= problemOfIssue(issue);
  }
  return { data: parsed.data ?? null, problems };
}
