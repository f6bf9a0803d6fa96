import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers';

const policyOf = (...options: Parameters<typeof securityHeaders>) =>
  securityHeaders(...options)['content-security-policy']?.split('; ');

/** Every directive, since one that is missing opens what it closes. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "frame-src 'self' blob:",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  'upgrade-insecure-requests',
];
const changed = (...directives: string[]) =>
  POLICY.map((one) => directives.find((other) => other.split(' ')[0] === one.split(' ')[0]) ?? one);

describe('the content security policy', () => {
  it('allows only our own files', () => {
    expect(policyOf()).toEqual(POLICY);
    expect(policyOf({ secure: false })).toEqual(POLICY.slice(0, -1));
  });

  it('names our socket and the host of pictures', () => {
    expect(policyOf({ host: 'chaabi.example', mediaOrigin: 'https://media.chaabi.example' })).toEqual(
      changed(
        "connect-src 'self' wss://chaabi.example",
        "img-src 'self' data: blob: https://media.chaabi.example",
      ),
    );
    expect(policyOf({ host: 'localhost:8787', secure: false })).toContain(
      "connect-src 'self' ws://localhost:8787",
    );
  });

  it('lets the payment step load what its providers need, and nothing for UPI', () => {
    expect(policyOf({ ways: ['upi'] })).toEqual(POLICY);
    expect(policyOf({ ways: ['stripe', 'upi', 'razorpay'] })).toEqual(
      changed(
        "script-src 'self' https://js.stripe.com https://checkout.razorpay.com",
        "connect-src 'self' https://api.stripe.com https://api.razorpay.com https://lumberjack.razorpay.com",
        "frame-src 'self' blob: https://js.stripe.com https://hooks.stripe.com https://api.razorpay.com https://checkout.razorpay.com",
      ),
    );
  });

  it('allows inline scripts only to the development server', () => {
    expect(policyOf({ inlineScripts: true })).toEqual(changed("script-src 'self' 'unsafe-inline'"));
  });
});

it('the other headers keep the site out of frames, other origins and plain connections', () => {
  const { 'content-security-policy': _, 'permissions-policy': permissions, ...others } = securityHeaders();
  expect(others).toEqual({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  });
  expect(permissions).toMatch(/^camera=\(self\), .*usb=\(\)$/);
  expect(securityHeaders({ popup: true })['cross-origin-opener-policy']).toBe('unsafe-none');
});
