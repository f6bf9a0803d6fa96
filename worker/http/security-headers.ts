import type { PaymentWay } from '../../schema/billing/plan-names';

/** What the payment step loads from a provider: its script, its frames, and where its script reports to. */
const PAYMENT_FORMS: Partial<Record<PaymentWay, { script: string; frames: string[]; connects: string[] }>> = {
  stripe: {
    script: 'https://js.stripe.com',
    frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    connects: ['https://api.stripe.com'],
  },
  razorpay: {
    script: 'https://checkout.razorpay.com',
    frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
    connects: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  },
};

/**
 * The headers of every response: page, API and asset. Sent by the Worker, and written to `_headers` for
 * assets.
 */
export function securityHeaders({
  /** For the development server, which adds its own scripts to pages. */
  inlineScripts = false,
  secure = true,
  popup = false,
  host = '',
  /** The host of pictures, if it is not the site's own. */
  mediaOrigin = undefined as string | undefined,
  /** Only for the payment step: the providers whose forms it shows. */
  ways = [] as readonly PaymentWay[],
} = {}): Record<string, string> {
  const scripts = inlineScripts ? "'self' 'unsafe-inline'" : "'self'";
  // Safari before 15.4 does not accept 'self' for sockets.
  const socket = host && ` ${secure ? 'wss' : 'ws'}://${host}`;
  const forms = ways.flatMap((way) => PAYMENT_FORMS[way] ?? []);
  const listed = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}${listed(forms.map(({ script }) => script))}`,
    // Radix positions popovers with style attributes; styles cannot execute anything.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${mediaOrigin ? ` ${mediaOrigin}` : ''}`,
    `connect-src 'self'${socket}${listed(forms.flatMap(({ connects }) => connects))}`,
    "font-src 'self'",
    "object-src 'none'",
    `frame-src 'self' blob:${listed(forms.flatMap(({ frames }) => frames))}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(self), geolocation=(self), microphone=(self), payment=(self' +
      forms.map(({ script }) => ` "${script}"`).join('') +
      '), usb=()',
    // A sign-in popup returns from the provider's page: any other policy would separate it from its opener.
    'cross-origin-opener-policy': popup ? 'unsafe-none' : 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  };
}
