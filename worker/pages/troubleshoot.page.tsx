import type { RepairInput } from '../../schema/auth/input';
import { NOT_SIGNED_IN } from '../../web/documents/auth/session-actions';
import { TroubleshootDocument } from '../../web/documents/auth/troubleshoot-document';
import { describeSession } from '../features/auth/session.service';
import { renewSession } from '../features/auth/sign-in';
import type { AppContext } from '../http/app-env';
import type { HtmlForm } from '../http/html-form';
import { answerForm } from './answer-form';
import { renderAuth } from './auth-document';

async function renderTroubleshoot(c: AppContext, said: string | null = null, status = 200) {
  const health = await describeSession(c.var.ctx, c.var.sessionToken);
  return renderAuth(c, {
    title: 'Authentication troubleshooting',
    body: <TroubleshootDocument health={health} said={said} />,
    status,
  });
}

export const showTroubleshoot = (c: AppContext) => renderTroubleshoot(c);

const DONE = { persist: 'Session persisted', refresh: 'Session refreshed' };

/** Extends the session and shows its state. A check that fails counts as "not signed in". */
export const answerRepair = (c: AppContext, form: HtmlForm<RepairInput>) =>
  answerForm(form, {
    submit: async ({ how }) => {
      const isRenewed = await renewSession(c).catch((error) => {
        console.warn('the session was not renewed', error);
        return false;
      });
      return renderTroubleshoot(c, isRenewed ? DONE[how] : NOT_SIGNED_IN);
    },
    refuse: ({ notice }, status) => renderTroubleshoot(c, notice?.text, status),
  });
