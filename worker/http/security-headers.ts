const STRIPE_JS = 'https://js.stripe.com';

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
  /** Only for the payment step: Stripe's script and its frames. */
  stripe = false,
} = {}): Record<string, string> {
  const scripts = inlineScripts ? "'self' 'unsafe-inline'" : "'self'";
  // Safari before 15.4 does not accept 'self' for sockets.
  const socket = host && ` ${secure ? 'wss' : 'ws'}://${host}`;
  const from = (...origins: string[]) => (stripe ? ` ${origins.join(' ')}` : '');
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}${from(STRIPE_JS)}`,
    // Radix positions popovers with style attributes; styles cannot execute code.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${mediaOrigin ? ` ${mediaOrigin}` : ''}`,
    `connect-src 'self'${socket}${from('https://api.stripe.com')}`,
    "font-src 'self'",
    "object-src 'none'",
    `frame-src 'self' blob:${from(STRIPE_JS, 'https://hooks.stripe.com')}`,
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
      (stripe ? ` "${STRIPE_JS}"` : '') +
      '), usb=()',
    // A sign-in popup returns from the provider's page: any other policy would separate it from its opener.
    'cross-origin-opener-policy': popup ? 'unsafe-none' : 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  };
}
