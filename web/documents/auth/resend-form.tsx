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
  email: string;
  /** Seconds until the server sends another code; the script counts down (web/page/resend.ts). */
  secondsLeft: number;
  resent: Resent | null;
}

const NOT_SENT = 'The code could not be sent.';

/** Requests another code: the server sends one a minute. */
export function ResendForm({ action, email, secondsLeft, resent }: ResendFormProps) {
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
        <input type="hidden" name="email" value={email} />
        <Button type="submit" variant="ghost" block className="disabled:opacity-100">
          <span data-resend={secondsLeft} className="tabular-nums">
            Resend code
          </span>
        </Button>
        {resent?.isSent && (
          <p role="status" tabIndex={-1} className="text-center text-positive text-sm">
            Code sent. Look for it in the inbox of {email}.
          </p>
        )}
      </HtmlForm>
    </div>
  );
}
