import type { EmailInput, RegisterInput, VerifyEmailInput } from '../../schema/auth/input';
import { type FormState, newForm } from '../../schema/common/form-state';
import { withOnward } from '../../web/documents/auth/onward';
import type { Resent } from '../../web/documents/auth/resend-form';
import { SignupDocument } from '../../web/documents/auth/signup-document';
import { VerifyDocument } from '../../web/documents/auth/verify-document';
import { registerUser, resendVerification, verifyEmail } from '../features/auth/auth.service';
import { answering, asking, enter } from '../features/auth/sign-in';
import { signInOptions } from '../features/auth/sign-in-options.service';
import type { AppContext } from '../http/app-env';
import { awaitedCode, rememberCode } from '../http/code-cookie';
import type { HtmlForm } from '../http/html-form';
import { signUpCookie } from '../http/sign-up-cookie';
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

/** Creates an account and redirects to the page for the code. Known addresses get the same response. */
export const answerSignup = (c: AppContext, form: HtmlForm<RegisterInput>) =>
  answerForm(form, {
    submit: async (input) => {
      signUpCookie.write(c, await registerUser(c.var.ctx, input, await asking(c, input.email)));
      rememberCode(c, 'verify', input.email);
      return leadTo(c, withOnward('/auth/verify', onwardOf(c)));
    },
    refuse: (refused, status) => renderSignup(c, refused, status),
  });

interface VerifyState {
  form?: FormState;
  resent?: Resent | null;
  status?: number;
  /** Set if it has just been sent. */
  email?: string;
}

function renderVerify(c: AppContext, { form = newForm(), resent = null, status = 200, email }: VerifyState) {
  const awaited = email ? { email, secondsLeft: 60 } : awaitedCode(c, 'verify');
  return renderAuth(c, {
    title: 'Check your email',
    body: (
      <VerifyDocument
        email={awaited?.email ?? null}
        secondsLeft={awaited?.secondsLeft ?? 0}
        form={form}
        resent={resent}
        onward={onwardOf(c)}
        outboxUrl={signInOptions(c.var.ctx).outboxUrl}
      />
    ),
    status,
  });
}

export const showVerify = (c: AppContext) => (isSignedIn(c) ? leadOn(c) : renderVerify(c, {}));

/** Confirms the address and signs in. */
export const answerVerify = (c: AppContext, form: HtmlForm<VerifyEmailInput>) =>
  answerForm(form, {
    submit: async (input) => {
      const typed = { ...input, proof: signUpCookie.read(c) };
      await enter(c, await verifyEmail(c.var.ctx, typed, await answering(c, input.email)));
      return welcome(c);
    },
    refuse: (refused, status) => renderVerify(c, { form: refused, status }),
  });

export const answerVerifyResend = (c: AppContext, form: HtmlForm<EmailInput>) =>
  answerResend(c, form, 'verify', resendVerification, (state) => renderVerify(c, state));
