/** What the service worker receives (web/service-worker/push.ts). Never contains a phone number. */
export interface PushText {
  title: string;
  body: string;
  /** A path on this site. */
  url: string;
  /** A message replaces an earlier one with the same tag. */
  tag: string;
  /** The lead that can be marked as contacted from the notification, and what its button says. */
  leadId?: string;
  button?: string;
}

/** As sent: the message's id lets a repeat be shown silently. */
export interface PushPayload extends PushText {
  id: string;
}
