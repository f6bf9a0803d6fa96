import { LoginName } from '../../schema/auth/login-name';
import type { AppContext } from './app-env';
import { stepCookie } from './session-cookie';

/**
 * Remembers in the browser where a code was sent, for longer than any code is valid; in an address it would be logged and
 * shared.
 */
const cookie = stepCookie('code_for', 3600);

/** The page on which the code is entered. */
export type CodeScreen = 'verify' | 'reset';

const SHAPE = /^(verify|reset) (\d{13}) (\S+)$/;
const PAUSE_MS = 60_000;

/** A code that was sent and is not entered yet. */
export interface AwaitedCode {
  /** An email address or a mobile number. */
  login: string;
  /** When another one may be sent: one a minute (otp.queries.ts). */
  secondsLeft: number;
}

export const rememberCode = (c: AppContext, screen: CodeScreen, login: string) =>
  cookie.write(c, `${screen} ${c.var.ctx.clock.now()} ${login}`);

/** The code that this browser is waiting for; null if it knows of none. */
export function awaitedCode(c: AppContext, screen: CodeScreen): AwaitedCode | null {
  const [, of, sentAt, address] = SHAPE.exec(cookie.read(c) ?? '') ?? [];
  const login = LoginName.safeParse(address);
  if (of !== screen || !login.success) return null;
  const left = Number(sentAt) + PAUSE_MS - c.var.ctx.clock.now();
  return { login: login.data, secondsLeft: Math.min(60, Math.max(0, Math.ceil(left / 1000))) };
}

export function clearCode(c: AppContext) {
  if (cookie.read(c) !== undefined) cookie.clear(c);
}
