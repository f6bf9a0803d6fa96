import { type FormState, newForm } from '../../schema/common/form-state';
import type { SlipInput, SlipLink, TripSlip } from '../../schema/stock-book/slip';
import { SlipDocument } from '../../web/documents/slip/slip-document';
import { endSlip, findSlip } from '../features/stock-book/slip.service';
import type { AppContext } from '../http/app-env';
import type { HtmlForm } from '../http/html-form';
import { answerForm } from './answer-form';
import { renderDocument, textsOf } from './document';

const linkOf = (c: AppContext): SlipLink => ({
  id: c.req.param('id') ?? '',
  key: c.req.param('key') ?? '',
});

function renderSlip(c: AppContext, slip: TripSlip | 'ended' | null, form: FormState, status = 200) {
  const { title } = textsOf(c).slip;
  return renderDocument(c, {
    head: { title, description: title, hidden: true },
    body: <SlipDocument path={c.req.path} slip={slip} form={form} />,
    status: slip ? status : 404,
    isPrivate: true,
  });
}

/** The slip of a trip on the driver's phone. Opening it changes nothing: chats open links before people do. */
export const showSlip = async (c: AppContext): Promise<Response> =>
  renderSlip(c, await findSlip(c.var.ctx, linkOf(c)), newForm());

/** Notes that the vehicle is back, and says so in place. */
export const answerSlip = (c: AppContext, form: HtmlForm<SlipInput>) =>
  answerForm(form, {
    submit: async (input) =>
      renderSlip(c, (await endSlip(c.var.ctx, linkOf(c), input)) ? 'ended' : null, newForm()),
    refuse: async (refused, status) => renderSlip(c, await findSlip(c.var.ctx, linkOf(c)), refused, status),
  });
