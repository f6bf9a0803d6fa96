import type { LoginNameInput, NumberInput, RegisterInput, VerifyInput } from '../../schema/auth/input';
import { isMobile } from '../../schema/auth/login-name';
import { type FormState, newForm } from '../../schema/common/form-state';
import { ByCodeDocument } from '../../web/documents/auth/by-code-document';
import { withOnward } from '../../web/documents/auth/onward';
import type { Resent } from '../../web/documents/auth/resend-form';
import { SignupDocument } from '../../web/documents/auth/signup-document';
import { VerifyDocument } from '../../web/documents/auth/verify-document';
import { registerUser, resendVerification, verify } from '../features/auth/auth.service';
import { answering, asking, enter } from '../features/auth/sign-in';
import { signInOptions } from '../features/auth/sign-in-options.service';
import type { AppContext } from '../http/app-env';
import { awaitedCode, rememberCode } from '../http/code-cookie';
import type { HtmlForm } from '../http/html-form';
import { answerForm } from './answer-form';
import { leadOn, leadTo, onwardOf, renderAuth, welcome } from './auth-document';
import { isSignedIn } from './document';
import { answerResend } from './resend-answer';

const renderSignup = (c: AppContext, form: FormState, status = 200) =>
  renderAuth(c, {
    title: 'Create your account',
    body: <SignupDocument form={form} onward={onwardOf(c)} options={signInOptions(c.var.ctx)} />,
    status,
  });

export const showSignup = (c: AppContext) => (isSignedIn(c) ? leadOn(c) : renderSignup(c, newForm()));

/** Opens an account and redirects to the code, or for a number that gets none signs in. Known addresses get the same answer. */
export const answerSignup = (c: AppContext, form: HtmlForm<RegisterInput>) =>
  answerForm(form, {
    submit: async (input) => {
      const token = await registerUser(c.var.ctx, input, await asking(c, input.email));
      if (token) {
        await enter(c, token);
        return welcome(c);
      }
      rememberCode(c, 'verify', input.email);
      return leadTo(c, withOnward('/auth/verify', onwardOf(c)));
    },
    refuse: (refused, status) => renderSignup(c, refused, status),
  });

interface VerifyState {
  form?: FormState;
  resent?: Resent | null;
  status?: number;
  /** Just sent. */
  login?: string;
  /** The password of the number's account is needed too. */
  needsPassword?: boolean;
}

function renderVerify(c: AppContext, state: VerifyState) {
  const { form = newForm(), resent = null, status = 200, login, needsPassword = false } = state;
  const awaited = login ? { login, secondsLeft: 60 } : awaitedCode(c, 'verify');
  return renderAuth(c, {
    title: awaited && isMobile(awaited.login) ? 'Check your phone' : 'Check your email',
    body: (
      <VerifyDocument
        login={awaited?.login ?? null}
        secondsLeft={awaited?.secondsLeft ?? 0}
        form={form}
        resent={resent}
        needsPassword={needsPassword}
        onward={onwardOf(c)}
        outboxUrl={signInOptions(c.var.ctx).outboxUrl}
      />
    ),
    status,
  });
}

export const showVerify = (c: AppContext) => (isSignedIn(c) ? leadOn(c) : renderVerify(c, {}));

/** Confirms the address or number and signs in. */
export const answerVerify = (c: AppContext, form: HtmlForm<VerifyInput>) =>
  answerForm(form, {
    submit: async (input) => {
      await enter(c, await verify(c.var.ctx, input, await answering(c, input.email)));
      return welcome(c);
    },
    refuse: (refused, status) =>
      renderVerify(c, { form: refused, status, needsPassword: 'password' in refused.problems }),
  });

export const answerVerifyResend = (c: AppContext, form: HtmlForm<LoginNameInput>) =>
  answerResend(c, form, 'verify', resendVerification, (state) => renderVerify(c, state));

const renderByCode = (c: AppContext, form: FormState, status = 200) =>
  renderAuth(c, {
    title: 'Sign in with a code',
    body: <ByCodeDocument form={form} onward={onwardOf(c)} />,
    status,
  });

export const showByCode = (c: AppContext) => (isSignedIn(c) ? leadOn(c) : renderByCode(c, newForm()));

/** Sends a code to a number, whether or not an account has it, and redirects to where it is typed. */
export const answerByCode = (c: AppContext, form: HtmlForm<NumberInput>) =>
  answerForm(form, {
    submit: async ({ email: number }) => {
      await resendVerification(c.var.ctx, number, await asking(c, number));
      rememberCode(c, 'verify', number);
      return leadTo(c, withOnward('/auth/verify', onwardOf(c)));
    },
    refuse: (refused, status) => renderByCode(c, refused, status),
  });
