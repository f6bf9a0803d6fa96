import { toBase64Url } from '../platform/base64-url';

let serial = 0;

/** A subscription as a browser returns it, with keys that nobody has. */
export const pushSubscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/test-${++serial}-${Math.random().toString(36).slice(2)}`,
  expirationTime: null,
  keys: {
    p256dh: toBase64Url(Uint8Array.of(4, ...crypto.getRandomValues(new Uint8Array(64)))),
    auth: toBase64Url(crypto.getRandomValues(new Uint8Array(16))),
  },
});
