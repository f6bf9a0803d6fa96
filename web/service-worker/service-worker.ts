import { listenForRequests } from './offline';
import { listenForPush } from './push';

declare const self: ServiceWorkerGlobalScope;

// Nothing depends on an older version finishing first.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
listenForRequests(self);
listenForPush(self);
