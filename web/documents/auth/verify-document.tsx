import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import type { CodeDocumentProps } from './code-document';
import { CodeField, EmailField } from './fields';
import { withOnward } from './onward';
import { OutboxHint } from './outbox-hint';
import { ResendForm } from './resend-form';
import { TEXT_LINK } from './text-link';

/** Confirms the address and signs in. Has a field for the address if it is not known. */
export function VerifyDocument({ email, secondsLeft, form, resent, onward, outboxUrl }: CodeDocumentProps) {
  return (
    <AuthFrame>
      <AuthForm
        title="Check your email"
        intro={
          email ? (
            <>
              We have sent a 6-digit code to <strong className="font-medium text-ink">{email}</strong>. It
              works once, for ten minutes.
            </>
          ) : (
            'Enter your address and the 6-digit code that we have sent to it.'
          )
        }
        action={withOnward('/auth/verify', onward)}
        notice={form.notice}
        submitLabel="Verify"
        pendingLabel="Verifying..."
      >
        {email ? (
          <input type="hidden" name="email" value={email} />
        ) : (
          <EmailField form={form} autoComplete="email" />
        )}
        <CodeField form={form} autoFocus={email !== null} submits />
      </AuthForm>
      {email && (
        <ResendForm
          action={withOnward('/auth/verify/resend', onward)}
          email={email}
          secondsLeft={secondsLeft}
          resent={resent}
        />
      )}
      <p className="mt-4 text-ink-muted text-sm">
        Wrong address?{' '}
        <a href={withOnward('/signup', onward)} className={TEXT_LINK}>
          Start again
        </a>
      </p>
      <OutboxHint url={outboxUrl} />
    </AuthFrame>
  );
}
