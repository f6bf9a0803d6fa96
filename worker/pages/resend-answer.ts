import type { LoginNameInput } from '../../schema/auth/input';
import type { Resent } from '../../web/documents/auth/resend-form';
import type { Ctx } from '../context';
import type { Browser } from '../features/auth/browser';
import { asking } from '../features/auth/sign-in';
import type { AppContext } from '../http/app-env';
import { type CodeScreen, rememberCode } from '../http/code-cookie';
import type { HtmlForm } from '../http/html-form';
import { answerForm } from './answer-form';

interface Answered {
  resent: Resent;
  status?: number;
  login?: string;
}

/** Shows the page again after its code was resent, with the result. */
export const answerResend = (
  c: AppContext,
  form: HtmlForm<LoginNameInput>,
  screen: CodeScreen,
  send: (ctx: Ctx, login: string, browser: Browser) => Promise<void>,
  render: (answered: Answered) => Promise<Response>,
) =>
  answerForm(form, {
    submit: async ({ email: login }) => {
      await send(c.var.ctx, login, await asking(c, login));
      rememberCode(c, screen, login);
      return render({ resent: { isSent: true, notice: null }, login });
    },
    refuse: ({ notice, problems }, status) =>
      render({ resent: { isSent: false, notice: (notice ?? problems.email)?.text ?? null }, status }),
  });
