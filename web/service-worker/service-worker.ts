import { listenForRequests } from './offline';
import { listenForPush } from './push';

declare const self: ServiceWorkerGlobalScope;

// There is nothing of an older one to wait for.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
listenForRequests(self);
listenForPush(self);
