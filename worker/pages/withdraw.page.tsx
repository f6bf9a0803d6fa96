import { AppError } from '../../schema/common/errors';
import type { WithdrawalDto } from '../../schema/enquiries/withdrawal';
import { WithdrawDocument, withdrawalTexts } from '../../web/documents/withdraw/withdraw-document';
import { findWithdrawal, withdraw } from '../features/enquiries/withdrawal.service';
import { type PrivateLink, withdrawPath } from '../features/leads/withdrawal.service';
import type { AppContext } from '../http/app-env';
import type { HtmlForm } from '../http/html-form';
import { renderDocument, textsOf } from './document';

const linkOf = (c: AppContext): PrivateLink => ({
  id: c.req.param('id') ?? '',
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
  const withdrawal: WithdrawalDto | null = await orNothing(findWithdrawal(c.var.ctx, linkOf(c)));
  const { title } = withdrawalTexts(textsOf(c), withdrawal?.sent);
  return renderDocument(c, {
    head: { title, description: title, hidden: true },
    body: <WithdrawDocument withdrawal={withdrawal} />,
    status: withdrawal ? 200 : 404,
    isPrivate: true,
  });
}

/** Withdraws what was sent and redirects to its page. Throws invalid (400) for anything but the page's own form. */
export async function answerWithdrawal(c: AppContext, form: HtmlForm): Promise<Response> {
  if (form.data === null) throw new AppError('use_the_button');
  const link = linkOf(c);
  if (!(await orNothing(withdraw(c.var.ctx, link).then(() => true)))) return showWithdrawal(c);
  c.header('cache-control', 'private, no-store');
  c.header('referrer-policy', 'same-origin');
  return c.redirect(withdrawPath(c.var.ctx, link.id), 303);
}
