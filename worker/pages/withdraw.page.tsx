import { AppError } from '../../schema/common/errors';
import type { WithdrawalDto } from '../../schema/leads/output';
import { WithdrawDocument } from '../../web/documents/withdraw/withdraw-document';
import {
  findWithdrawal,
  type PrivateLink,
  withdrawOffer,
  withdrawPath,
} from '../features/leads/withdrawal.service';
import type { AppContext } from '../http/app-env';
import type { HtmlForm } from '../http/html-form';
import { renderDocument, textsOf } from './document';

const linkOf = (c: AppContext): PrivateLink => ({
  offerId: c.req.param('offer') ?? '',
  key: c.req.param('key') ?? '',
});

/** null for an unknown link. */
async function orNothing<Found>(found: Promise<Found>): Promise<Found | null> {
  return await found.catch((error) => {
    if (error instanceof AppError && error.kind === 'not_found') return null;
    throw error;
  });
}

/** The page of a private link. Opening it changes nothing: chats open links before people do. */
export async function showWithdrawal(c: AppContext): Promise<Response> {
  const offer: WithdrawalDto | null = await orNothing(findWithdrawal(c.var.ctx, linkOf(c)));
  const texts = textsOf(c).withdrawal;
  return renderDocument(c, {
    head: { title: texts.title, description: texts.title, hidden: true },
    body: <WithdrawDocument offer={offer} />,
    status: offer ? 200 : 404,
    isPrivate: true,
  });
}

/** Withdraws the offer and redirects to its page. Throws invalid (400) for anything but the page's own form. */
export async function answerWithdrawal(c: AppContext, form: HtmlForm): Promise<Response> {
  if (form.data === null) throw new AppError('use_the_button');
  const link = linkOf(c);
  if (!(await orNothing(withdrawOffer(c.var.ctx, link).then(() => true)))) return showWithdrawal(c);
  c.header('cache-control', 'private, no-store');
  c.header('referrer-policy', 'same-origin');
  return c.redirect(withdrawPath(c.var.ctx, link.offerId), 303);
}
