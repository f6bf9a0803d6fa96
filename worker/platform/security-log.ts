export type SecurityEvent =
  | 'sign_in'
  | 'sign_in_failed'
  | 'code_refused'
  | 'password_refused'
  | 'refused'
  | 'bad_origin'
  | 'bad_signature'
  | 'rate_limited';

/** Everything that a line may contain. Addresses, numbers, codes, passwords and tokens have no field. */
export interface SecurityLine {
  event: SecurityEvent;
  /** UTC, ISO 8601. */
  at: string;
  requestId: string;
  /** Method and path, redacted for logs. */
  request: string;
  userId: string | null;
  /** The network's hash, which changes daily. */
  network: string;
  /** Why or how, as a fixed word: a refusal's code, a method of sign-in. */
  detail: string;
}

export interface SecurityLog {
  write(line: SecurityLine): void;
}

/** One line of JSON in the Worker's output, in which user input cannot start another line. */
export const consoleSecurityLog: SecurityLog = {
  write: (line) => console.info(JSON.stringify({ log: 'security', ...line })),
};
