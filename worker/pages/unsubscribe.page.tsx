import type { EventKind } from '../../schema/channels/events';
import { AppError } from '../../schema/common/errors';
import { UnsubscribeDocument } from '../../web/documents/unsubscribe/unsubscribe-document';
import { say } from '../../web/documents/unsubscribe/words';
import { findUnsubscription, unsubscribe } from '../features/channels/channels.service';
import type { AppContext } from '../http/app-env';
import type { HtmlForm } from '../http/html-form';
import { renderDocument } from './document';

const linkOf = (c: AppContext) => ({
  userId: c.req.param('user') ?? '',
  kind: c.req.param('kind') ?? '',
  key: c.req.param('key') ?? '',
});

const render = (c: AppContext, kind: EventKind | null, isDone: boolean) =>
  renderDocument(c, {
    head: () => ({ title: say('Mails'), hidden: true }),
    body: <UnsubscribeDocument kind={kind} isDone={isDone} />,
    status: kind ? 200 : 404,
    isPrivate: true,
  });

/** The page of an unsubscribe link. Opening it changes nothing: mail programs open links before people do. */
export async function showUnsubscribe(c: AppContext): Promise<Response> {
  const found = await findUnsubscription(c.var.ctx, linkOf(c));
  return render(c, found?.kind ?? null, found?.isDone ?? false);
}

/**
 * Turns the mails off. Throws invalid (400) for anything but the page's own form or a mail program's
 * one-click request.
 */
export async function answerUnsubscribe(c: AppContext, form: HtmlForm): Promise<Response> {
  if (form.data === null) throw new AppError('use_the_button');
  const kind = await unsubscribe(c.var.ctx, linkOf(c));
  return render(c, kind, kind !== null);
}
