import { isMobile } from '../../../schema/auth/login-name';
import { formatMobile } from '../../../schema/common/mobile-text';
import { Button } from '../../ui/button';
import { HtmlForm } from '../parts/html-form';

/** The result of requesting another code. */
export interface Resent {
  isSent: boolean;
  /** The reason, if it was refused. */
  notice: string | null;
}

interface ResendFormProps {
  action: string;
  /** An email address or a mobile number. */
  login: string;
  /** When the server will send another code; the script counts down (web/page/resend.ts). */
  secondsLeft: number;
  resent: Resent | null;
}

const NOT_SENT = 'The code could not be sent.';

/** Requests another code: the server sends one a minute. */
export function ResendForm({ action, login, secondsLeft, resent }: ResendFormProps) {
  return (
    <div id="resend" className="mt-4">
      <HtmlForm
        label="Resend code"
        action={action}
        part="resend"
        notice={resent?.notice ? `${NOT_SENT} ${resent.notice}` : null}
        failed={`${NOT_SENT} Check your connection and try again.`}
        className="gap-2!"
      >
        <input type="hidden" name="email" value={login} />
        <Button type="submit" variant="ghost" block className="disabled:opacity-100">
          <span data-resend={secondsLeft} className="tabular-nums">
            Resend code
          </span>
        </Button>
        {resent?.isSent && (
          <p role="status" tabIndex={-1} className="text-center text-positive text-sm">
            Code sent.{' '}
            {isMobile(login)
              ? `Look for the SMS to ${formatMobile(login)}.`
              : `Look for it in the inbox of ${login}.`}
          </p>
        )}
      </HtmlForm>
    </div>
  );
}
