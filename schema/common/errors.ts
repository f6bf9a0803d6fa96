import type { ErrorKind } from './error-kinds';
import type { Problem, Values } from './problems';
import { REFUSALS, type RefusalCode } from './refusals';

interface Options {
  /** Values for the placeholders in the code's text. */
  values?: Values;
  /** The field at which it is shown. */
  field?: string;
  /** Problems of several fields. The first one's text becomes the message. */
  problems?: Readonly<Record<string, Problem>>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

const wordRefusal = (code: RefusalCode, values: Values) =>
  REFUSALS[code].text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));

/**
 * A refusal whose message the requester sees. Any other thrown error is an outage of a dependency (503) or a
 * bug (500), and its text is not shown.
 */
export class AppError extends Error {
  override readonly name = 'AppError';

  readonly kind: ErrorKind;
  readonly values: Values;
  /** By field name. */
  readonly problems: Readonly<Record<string, Problem>>;

  constructor(
    readonly code: RefusalCode,
    readonly options: Options = {},
  ) {
    const { values = {}, problems = {}, field, cause } = options;
    const text = Object.values(problems)[0]?.text ?? wordRefusal(code, values);
    super(text, { cause });
    this.kind = REFUSALS[code].kind;
    this.values = values;
    this.problems = field ? { [field]: { code, values, text } } : problems;
  }
}
