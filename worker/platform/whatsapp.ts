import type { Settings } from '../env';
import { callProvider, checkTaken } from './provider-call';
import type { Notice } from './sms';

export interface WhatsApp {
  /**
   * Sends a template message through the provider, whose reports about it will name `reference`. Throws
   * ProviderRefusal if the provider refused it, any other error if it may have been sent.
   */
  send(notice: Notice, reference: string): Promise<void>;
}

/** https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates; null if not configured. */
export function whatsAppOf(settings: Settings): WhatsApp | null {
  const { WHATSAPP_PHONE_ID: phone, WHATSAPP_TOKEN: token } = settings;
  if (!phone || !token) return null;
  const apiUrl = settings.WHATSAPP_API_URL ?? 'https://graph.facebook.com/v23.0';
  const names = {
    offer: settings.WHATSAPP_OFFER_TEMPLATE,
    offers: settings.WHATSAPP_OFFERS_TEMPLATE,
    plan: settings.WHATSAPP_PLAN_TEMPLATE,
  };
  return {
    async send({ to, template, translated, ...english }, reference) {
      const isThere = translated && settings.WHATSAPP_LANGUAGES.includes(translated.language);
      const { language, values } = isThere ? translated : { language: 'en', values: english.values };
      const response = await callProvider(`${apiUrl}/${phone}/messages`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          to: to.replace('+', ''),
          type: 'template',
          template: {
            name: names[template],
            language: { code: language },
            components: [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }],
          },
          biz_opaque_callback_data: reference,
        }),
      });
      checkTaken('WhatsApp', response);
    },
  };
}
