/** The browsers' push services. Nothing is ever sent to another host, whatever a subscription claims. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const DOMAINS = ['.push.apple.com', '.notify.windows.com', '.push.services.mozilla.com'];

/** No port, credentials or other protocol. */
const ADDRESS = /^https:\/\/([a-z0-9.-]+)\/[\x21-\x7e]+$/;

/** Whether an address belongs to a browser's push service. */
export function isPushEndpoint(endpoint: string): boolean {
  const [, host = ''] = ADDRESS.exec(endpoint) ?? [];
  return HOSTS.includes(host) || DOMAINS.some((domain) => host.endsWith(domain));
}
