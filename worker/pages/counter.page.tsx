import { AppError } from '../../schema/common/errors';
import { type FormState, newForm } from '../../schema/common/form-state';
import type { CounterAnswerInput } from '../../schema/counters/input';
import type { CounterPage } from '../../schema/counters/output';
import { CounterDocument } from '../../web/documents/counter/counter-document';
import {
  type CounterLink,
  findCounter,
  answerCounter as storeAnswer,
} from '../features/counters/answer-counter.service';
import type { AppContext } from '../http/app-env';
import { buyerDevice } from '../http/buyer-device';
import type { HtmlForm } from '../http/html-form';
import { answerForm } from './answer-form';
import { renderDocument, textsOf } from './document';

const linkOf = (c: AppContext): CounterLink => ({
  id: c.req.param('id') ?? '',
  key: c.req.param('key') ?? '',
});

/** null for an unknown link. */
async function found(c: AppContext): Promise<CounterPage | null> {
  try {
    return await findCounter(c.var.ctx, linkOf(c), buyerDevice(c));
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not_found') return null;
    throw error;
  }
}

async function renderCounter(c: AppContext, form: FormState, status = 200): Promise<Response> {
  const counter = await found(c);
  const { title } = textsOf(c).counter;
  return renderDocument(c, {
    head: { title, description: title, hidden: true },
    body: <CounterDocument path={c.req.path} counter={counter} form={form} />,
    status: counter ? status : 404,
    isPrivate: true,
  });
}

/** The page of a seller's price. Opening it changes nothing: chats open links before people do. */
export const showCounter = (c: AppContext) => renderCounter(c, newForm());

/** Stores the buyer's answer, and confirms in place. */
export const answerCounter = (c: AppContext, form: HtmlForm<CounterAnswerInput>) =>
  answerForm(form, {
    submit: async (input) => {
      await storeAnswer(c.var.ctx, linkOf(c), input, buyerDevice(c));
      return renderCounter(c, newForm());
    },
    refuse: (refused, status) => renderCounter(c, refused, status),
  });
