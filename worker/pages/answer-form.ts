import { ERROR_STATUS } from '../../schema/common/error-kinds';
import { AppError } from '../../schema/common/errors';
import type { FormState } from '../../schema/common/form-state';
import type { HtmlForm } from '../http/html-form';

interface FormHandlers<Data> {
  /** Performs the action. An AppError is shown in the form. */
  submit: (data: Data) => Promise<Response>;
  /** Renders the document with the form as filled in, and its problems. */
  refuse: (form: FormState, status: number, error: AppError | null) => Promise<Response>;
}

/**
 * Responds to a document's form: with the result of `submit`, otherwise with the same document and its
 * problems.
 */
export async function answerForm<Data>(
  { values, data, problems, refusal }: HtmlForm<Data>,
  { submit, refuse }: FormHandlers<Data>,
): Promise<Response> {
  if (data === null) return refuse({ values, problems, notice: problems.form ?? null }, 400, null);
  try {
    if (refusal) throw refusal;
    return await submit(data);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isShown = Object.keys(error.problems).some((name) => name in values);
    const { code, values: said, message: text } = error;
    const notice = isShown ? null : { code, values: said, text };
    const form = { values, problems: error.problems, notice };
    const answer = await refuse(form, ERROR_STATUS[error.kind], error);
    const { retryAfterSeconds } = error.options;
    if (retryAfterSeconds) answer.headers.set('retry-after', String(retryAfterSeconds));
    return answer;
  }
}
