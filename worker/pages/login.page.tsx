import type { LoginInput } from '../../schema/auth/input';
import { type FormState, newForm } from '../../schema/common/form-state';
import { LoginDocument } from '../../web/documents/auth/login-document';
import { withOnward } from '../../web/documents/auth/onward';
import { logIn } from '../features/auth/auth.service';
import { asking, enter } from '../features/auth/sign-in';
import { signInOptions } from '../features/auth/sign-in-options.service';
import type { AppContext } from '../http/app-env';
import { rememberCode } from '../http/code-cookie';
import type { HtmlForm } from '../http/html-form';
import { answerForm } from './answer-form';
import { leadOn, onwardOf, renderAuth } from './auth-document';
import { isSignedIn } from './document';

function renderLogin(c: AppContext, form: FormState, status = 200, isUnconfirmed = false) {
  const onward = onwardOf(c);
  return renderAuth(c, {
    title: 'Sign in',
    body: <LoginDocument form={form} onward={onward} options={signInOptions(c.var.ctx)} />,
    status,
    ...(isUnconfirmed ? { refresh: { seconds: 0, to: withOnward('/auth/verify', onward) } } : {}),
  });
}

export const showLogin = (c: AppContext) => (isSignedIn(c) ? leadOn(c) : renderLogin(c, newForm()));

/** Signs in. For an unconfirmed address, the next page asks for the code that has just been sent. */
export const answerLogin = (c: AppContext, form: HtmlForm<LoginInput>) =>
  answerForm(form, {
    submit: async (input) => {
      await enter(c, await logIn(c.var.ctx, input, await asking(c, input.email)));
      return leadOn(c, 303);
    },
    // Not a redirect, because a refusal counts towards the limits.
    refuse: (refused, status, error) => {
      const isUnconfirmed = error?.kind === 'email_unverified';
      if (isUnconfirmed && form.data) rememberCode(c, 'verify', form.data.email);
      return renderLogin(c, refused, status, isUnconfirmed);
    },
  });
