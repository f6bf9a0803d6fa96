import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import { DEFAULT_PERMISSIONS } from '../../schema/permissions/input';
import { type Ctx, createPlatform } from '../context';
import { parseSettings } from '../env';
import { deliverDueMessages } from '../jobs/messages';
import { asSeller, type Seller } from './factories';
import { systemCtx } from './system';
import { everywhere } from './tick';

/** Every channel, directed to the stand-ins. */
export const messageSettings = () => ({
  MAIL_API_URL: `${inject('messageProvider')}/mail`,
  MAIL_API_KEY: 'mail-key',
  MAIL_FROM: 'Chaabi <hello@chaabi.example>',
  PUSH_API_URL: `${inject('messageProvider')}/push`,
  SMS_PROVIDER: 'msg91',
  SMS_API_URL: inject('smsProvider'),
  MSG91_AUTH_KEY: 'msg91-key',
  MSG91_TEMPLATE_ID: 'template-1',
  MSG91_OFFER_TEMPLATE_ID: 'flow-offer',
  MSG91_OFFERS_TEMPLATE_ID: 'flow-offers',
  MSG91_PLAN_TEMPLATE_ID: 'flow-plan',
  MSG91_DLT_ENTITY_ID: 'entity-1',
  MSG91_OFFER_DLT_ID: 'dlt-offer',
  MSG91_OFFERS_DLT_ID: 'dlt-offers',
  MSG91_PLAN_DLT_ID: 'dlt-plan',
  WHATSAPP_API_URL: `${inject('messageProvider')}/whatsapp`,
  WHATSAPP_PHONE_ID: '12345',
  WHATSAPP_TOKEN: 'whatsapp-token',
  WHATSAPP_APP_SECRET: 'meta-secret',
  WHATSAPP_VERIFY_TOKEN: 'meta-word',
});

/** A job's context with those settings, at a given time. */
export function messageCtx(now: number, overrides: Partial<Ctx> = {}): Ctx {
  const bindings = { ...env, ...messageSettings() };
  const settings = parseSettings(bindings as never);
  return systemCtx({
    ...createPlatform(bindings as never, settings),
    settings,
    clock: { now: () => now },
    ...overrides,
  });
}

/** Delivers what is due at a given time. */
export const deliverAt = (now: number, overrides: Partial<Ctx> = {}) =>
  everywhere(deliverDueMessages, messageCtx(now, overrides));

/** What a provider's stand-in received for a recipient. */
// biome-ignore lint/suspicious/noExplicitAny: each provider has its own shape
export async function received(to: string): Promise<any[]> {
  const answer = await fetch(`${inject('messageProvider')}/received?${new URLSearchParams({ to })}`);
  return answer.json();
}

/** What the SMS stand-in received for a number. */
export async function texted(to: string): Promise<{ values: string[] }[]> {
  const answer = await fetch(`${inject('smsProvider')}/sent?${new URLSearchParams({ to })}`);
  return answer.json();
}

/** Lets providers that respond late continue. */
export const release = () => fetch(`${inject('messageProvider')}/release`, { method: 'POST' });

/** A new browser's subscription; the name decides how its push service behaves. */
export async function newBrowser(name = 'phone') {
  const answer = await fetch(`${inject('messageProvider')}/browser?name=${name}`);
  return (await answer.json()) as { endpoint: string; keys: { p256dh: string; auth: string } };
}

/** A seller with a push device, who wants notifications. */
export async function withBrowser(fields: Parameters<typeof asSeller>[0] = {}, name?: string) {
  const seller: Seller = await asSeller({ permissions: DEFAULT_PERMISSIONS, ...fields });
  const browser = await newBrowser(name);
  await seller.put('/api/channels/devices', browser);
  return { seller, browser };
}
