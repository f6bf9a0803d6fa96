import { isMobile } from '../../../schema/auth/login-name';
import { formatMobile } from '../../../schema/common/mobile-text';
import { Button } from '../../ui/button';
import { HtmlForm } from '../parts/html-form';
import { useWords } from './words';

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

/** Requests another code: the server sends one a minute. */
export function ResendForm({ action, login, secondsLeft, resent }: ResendFormProps) {
  const t = useWords();
  const [ready, notSent] = [t('Resend code'), t('The code could not be sent.')];
  return (
    <div id="resend" className="mt-4">
      <HtmlForm
        label={ready}
        action={action}
        part="resend"
        notice={resent?.notice ? `${notSent} ${t.known(resent.notice)}` : null}
        failed={`${notSent} ${t('Check your connection and try again.')}`}
        className="gap-2!"
      >
        <input type="hidden" name="email" value={login} />
        <Button type="submit" variant="ghost" block className="disabled:opacity-100">
          <span
            data-resend={secondsLeft}
            data-ready={ready}
            data-waiting={t('Resend code in {time}')}
            className="tabular-nums"
          >
            {ready}
          </span>
        </Button>
        {resent?.isSent && (
          <p role="status" tabIndex={-1} className="text-center text-positive text-sm">
            {isMobile(login)
              ? t('Code sent. Look for the SMS to {login}.', { login: formatMobile(login) })
              : t('Code sent. Look for it in the inbox of {login}.', { login })}
          </p>
        )}
      </HtmlForm>
    </div>
  );
}
