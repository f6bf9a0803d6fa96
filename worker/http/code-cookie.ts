import { EmailAddress } from '../../schema/common/text';
import type { AppContext } from './app-env';
import { stepCookie } from './session-cookie';

/**
 * Remembers in the browser where a code was mailed, for longer than any code is valid. In the URL it would be
 * logged and shared.
 */
const cookie = stepCookie('code_for', 3600);

/** The page on which the code is entered. */
export type CodeScreen = 'verify' | 'reset';

const SHAPE = /^(verify|reset) (\d{13}) (\S+)$/;
const PAUSE_MS = 60_000;

/** A code that was sent and is not entered yet. */
export interface AwaitedCode {
  email: string;
  /** Until another one can be sent: one a minute (otp.queries.ts). */
  secondsLeft: number;
}

export const rememberCode = (c: AppContext, screen: CodeScreen, email: string) =>
  cookie.write(c, `${screen} ${c.var.ctx.clock.now()} ${email}`);

/** The code that this browser is waiting for; null if it knows of none. */
export function awaitedCode(c: AppContext, screen: CodeScreen): AwaitedCode | null {
  const [, of, sentAt, address] = SHAPE.exec(cookie.read(c) ?? '') ?? [];
  const email = EmailAddress.safeParse(address);
  if (of !== screen || !email.success) return null;
  const left = Number(sentAt) + PAUSE_MS - c.var.ctx.clock.now();
  return { email: email.data, secondsLeft: Math.min(60, Math.max(0, Math.ceil(left / 1000))) };
}

export function clearCode(c: AppContext) {
  if (cookie.read(c) !== undefined) cookie.clear(c);
}
