/** The ways to sign in that this installation offers. */
export interface SignInOptions {
  /** The provider's name, if one is configured. */
  provider: string | null;
  /** Whether codes can be sent to mobile numbers. */
  smsCodes: boolean;
  /** Where undelivered mails can be read; development only. */
  outboxUrl: string | null;
  /** Development only. */
  demoAccounts: readonly { email: string; password: string; label: string }[];
}
