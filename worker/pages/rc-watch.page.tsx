import { type FormState, newForm } from '../../schema/common/form-state';
import type { RcWatchFormInput } from '../../schema/rc-watch/input';
import type { RcWatchPage } from '../../schema/rc-watch/output';
import { RcWatchDocument } from '../../web/documents/rc-watch/rc-watch-document';
import { changeSharedWatch, findSharedWatch } from '../features/rc-watch/shared-watch.service';
import type { AppContext } from '../http/app-env';
import type { HtmlForm } from '../http/html-form';
import { answerForm } from './answer-form';
import { renderDocument, textsOf } from './document';

const codeOf = (c: AppContext) => c.req.param('code') ?? '';

function renderWatch(c: AppContext, watch: RcWatchPage | null, form: FormState, status = 200) {
  const { title } = textsOf(c).watch;
  return renderDocument(c, {
    head: { title, description: title, hidden: true },
    body: <RcWatchDocument path={c.req.path} watch={watch} form={form} now={c.var.ctx.clock.now()} />,
    status: watch ? status : 404,
    isPrivate: true,
  });
}

/** The page of an RC watch. Opening it changes nothing: chats open links before people do. */
export const showRcWatch = async (c: AppContext): Promise<Response> =>
  renderWatch(c, await findSharedWatch(c.var.ctx, codeOf(c)), newForm());

/** Does what a button of the page says, and shows the page as it is then, with who it was still chosen. */
export const answerRcWatch = (c: AppContext, form: HtmlForm<RcWatchFormInput>) =>
  answerForm(form, {
    submit: async (input) => {
      const watch = await changeSharedWatch(c.var.ctx, codeOf(c), input);
      return renderWatch(c, watch, newForm({ by: input.by ?? '' }));
    },
    refuse: async (refused, status) =>
      renderWatch(c, await findSharedWatch(c.var.ctx, codeOf(c)), refused, status),
  });
