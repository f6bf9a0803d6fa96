/** What the service worker is sent (web/service-worker/push.ts). It never has a phone number. */
export interface PushText {
  title: string;
  body: string;
  /** A path of ours. */
  url: string;
  /** Messages with one tag replace each other. */
  tag: string;
  /** The lead that can be marked as contacted from the notification. */
  leadId?: string;
}

/** As it travels: with the message's id, by which a repeat is shown without another sound. */
export interface PushPayload extends PushText {
  id: string;
}
