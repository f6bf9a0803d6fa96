import { encryptNotification } from '@block65/webcrypto-web-push';
import { isPushEndpoint } from '../../schema/channels/push-hosts';
import { BRAND } from '../../schema/common/brand';
import type { Settings } from '../env';
import type { Clock } from './clock';
import { sha256 } from './crypto';
import { callProvider, ProviderRefusal } from './provider-call';
import { vapid } from './vapid';

/** A browser's subscription, with its keys as the browser returns them (URL-safe base64). */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Push {
  /** JSON for the service worker (web/service-worker). */
  payload: string;
  /** At the push service and on the device, a message replaces an earlier one with the same tag. */
  tag: string;
  urgency: 'normal' | 'high';
}

export interface PushSender {
  /** The key with which a browser subscribes. */
  publicKey(): Promise<string>;
  /**
   * Sends a message to a push service. Returns `gone` for a subscription that has ended; throws if it was
   * refused.
   */
  send(subscription: Subscription, push: Push): Promise<'taken' | 'gone'>;
}

/** Longer is not needed: a device that was off still has the bell. */
const TTL_S = 24 * 3600;
/** As many characters as RFC 8030 allows. */
const TOPIC_LENGTH = 32;

/** For an ended subscription, and for one made with another key. */
const GONE = [404, 410];

/** Not padded to 4 KB: a phone's data costs more than a message's length reveals. */
const encrypted = (payload: string, subscription: Parameters<typeof encryptNotification>[0]) =>
  encryptNotification(subscription, new TextEncoder().encode(payload), { pad: false });

function pushSender(settings: Settings, privateKey: string, clock: Clock): PushSender {
  const { publicKey, authorization } = vapid(privateKey, `mailto:${BRAND.supportEmail}`);
  const addressOf = (endpoint: string) =>
    settings.PUSH_API_URL ? `${settings.PUSH_API_URL}/${encodeURIComponent(endpoint)}` : endpoint;
  return {
    publicKey,
    async send({ endpoint, ...keys }, { payload, tag, urgency }) {
      if (!isPushEndpoint(endpoint)) return 'gone';
      const response = await callProvider(addressOf(endpoint), {
        headers: {
          authorization: await authorization(new URL(endpoint).origin, clock.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(TTL_S),
          topic: sha256(tag).slice(0, TOPIC_LENGTH),
          urgency,
        },
        body: await encrypted(payload, { endpoint, expirationTime: null, keys }),
      });
      if (GONE.includes(response.status)) return 'gone';
      if (!response.ok) throw new ProviderRefusal(`push service answered ${response.status}`);
      return 'taken';
    },
  };
}

/** null without a key. Development derives one from its secret. */
export function pushOf(settings: Settings, clock: Clock): PushSender | null {
  const key =
    settings.VAPID_PRIVATE_KEY ??
    (settings.APP_ENV === 'development'
      ? Buffer.from(sha256(`push ${settings.SECRET_KEY}`), 'hex').toString('base64url')
      : undefined);
  return key === undefined ? null : pushSender(settings, key, clock);
}
