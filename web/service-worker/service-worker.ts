import { listenForRequests } from './offline';
import { listenForPush } from './push';

declare const self: ServiceWorkerGlobalScope;

// Nothing of an older version has to be waited for.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
listenForRequests(self);
listenForPush(self);
