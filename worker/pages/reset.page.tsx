import type { LoginNameInput, ResetPasswordInput } from '../../schema/auth/input';
import { type FormState, newForm } from '../../schema/common/form-state';
import { NewPasswordDocument } from '../../web/documents/auth/new-password-document';
import { withOnward } from '../../web/documents/auth/onward';
import type { Resent } from '../../web/documents/auth/resend-form';
import { ResetDocument } from '../../web/documents/auth/reset-document';
import { requestPasswordReset, resetPassword } from '../features/auth/auth.service';
import { answering, asking, enter } from '../features/auth/sign-in';
import { signInOptions } from '../features/auth/sign-in-options.service';
import type { AppContext } from '../http/app-env';
import { awaitedCode, rememberCode } from '../http/code-cookie';
import type { HtmlForm } from '../http/html-form';
import { answerForm } from './answer-form';
import { leadOn, leadTo, onwardOf, renderAuth } from './auth-document';
import { answerResend } from './resend-answer';

const TITLE = 'Set a new password';

const renderRequest = (c: AppContext, form: FormState, status = 200) =>
  renderAuth(c, { title: TITLE, body: <ResetDocument form={form} onward={onwardOf(c)} />, status });

export const showReset = (c: AppContext) => renderRequest(c, newForm());

/** Sends a reset code and redirects to the page where it is entered; the same whether or not the address is known. */
export const answerReset = (c: AppContext, form: HtmlForm<LoginNameInput>) =>
  answerForm(form, {
    submit: async ({ email: login }) => {
      await requestPasswordReset(c.var.ctx, login, await asking(c, login));
      rememberCode(c, 'reset', login);
      return leadTo(c, withOnward('/auth/reset/code', onwardOf(c)));
    },
    refuse: (refused, status) => renderRequest(c, refused, status),
  });

interface CodeState {
  form?: FormState;
  resent?: Resent | null;
  status?: number;
  /** Just sent. */
  login?: string;
}

/** A browser that requested no code is sent to where it can, or sees there what is wrong. */
function renderCode(c: AppContext, { form, resent = null, status = 200, login }: CodeState) {
  const onward = onwardOf(c);
  const awaited = login ? { login, secondsLeft: 60 } : awaitedCode(c, 'reset');
  if (!awaited) return renderRequest(c, form ?? newForm(), status);
  return renderAuth(c, {
    title: TITLE,
    body: (
      <NewPasswordDocument
        {...awaited}
        form={form ?? newForm()}
        resent={resent}
        onward={onward}
        outboxUrl={signInOptions(c.var.ctx).outboxUrl}
      />
    ),
    status,
  });
}

export const showResetCode = (c: AppContext) => renderCode(c, {});

/** Sets the new password, ends every other session and signs in. */
export const answerResetCode = (c: AppContext, form: HtmlForm<ResetPasswordInput>) =>
  answerForm(form, {
    submit: async (input) => {
      await enter(c, await resetPassword(c.var.ctx, input, await answering(c, input.email)));
      return leadOn(c, 303);
    },
    refuse: (refused, status) => renderCode(c, { form: refused, status }),
  });

export const answerResetResend = (c: AppContext, form: HtmlForm<LoginNameInput>) =>
  answerResend(c, form, 'reset', requestPasswordReset, (state) => renderCode(c, state));
