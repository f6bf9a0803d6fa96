import { env } from 'cloudflare:workers';

/** The text bindings of a Worker in production. */
export const PRODUCTION = {
  ...env,
  PAYMENT_WAYS: undefined,
  APP_ENV: 'production',
  SECRET_KEY: 'a secret of more than thirty-two characters',
  PAPERS_KEY_1: 'a'.repeat(43),
  PUBLIC_ORIGIN: 'https://chaabi.example',
  MAIL_API_URL: 'https://mail.example/send',
  PUSH_API_URL: '',
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'Chaabi <hello@chaabi.example>',
};
