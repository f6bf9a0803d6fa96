import { DemoPaymentInput, payDemoIntent } from '../../dev/demo-gateway';
import { listMessages } from '../../dev/dev-mails.queries';
import { createRouter } from '../../http/app-env';
import { validate } from '../../http/validate';
import { iso } from '../../platform/clock';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * Development only: unsent mails and texts, and the demo gateway's card networks. A function, so that a
 * production build can leave it out.
 */
export const devRoutes = () =>
  createRouter()
    .post('/payments/:id/pay', validate('json', DemoPaymentInput), async (c) =>
      c.json(await payDemoIntent(c.var.ctx, c.req.param('id'), c.req.valid('json'))),
    )
    .get('/outbox', async (c) => {
      const rows = await listMessages(c.var.ctx.directory);
      const messages = rows.map(({ recipient: to, kind, subject, body: text, html, code, createdAt }) => ({
        to,
        kind,
        subject,
        text,
        ...(html ? { html } : {}),
        ...(code ? { code } : {}),
        sentAt: iso(createdAt),
      }));
      if (c.req.header('accept')?.includes('application/json')) return c.json(messages);
      const items = messages.map(
        ({ to, subject, text, sentAt }) =>
          `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${sentAt}</p><pre>${escapeHtml(text)}</pre></article>`,
      );
      return c.html(
        `<!doctype html><meta name="viewport" content="width=device-width"><title>Outbox</title><style>body{font:16px/1.5 system-ui;max-width:42rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}pre{white-space:pre-wrap;font:inherit}article{border-top:1px solid #8884}</style><h1>Outbox</h1><p>Mails and texts that would have been sent.</p>${items.join('') || '<p>Nothing yet.</p>'}`,
      );
    });
