import { DEVICE_CACHES } from '../../schema/common/device-caches';
import { movedTabAddress, vehicleAt, WORKSPACE_PATHS, workspaceTabAt } from '../../schema/common/tab-paths';
import { baseOfCode } from '../lib/own-codes';
import { gateLogOut } from './log-out-gate';
import { fetchFileList, fetchInto, fetchPlain } from './offline.queries';

declare const __BUILD_ID__: string;

const SHELL = `${DEVICE_CACHES.shellPrefix}${__BUILD_ID__}`;
/** The address in a shell's cache whose body is the time at which a newer cache replaced it. */
const REPLACED = '/replaced-at';
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_PICTURES = 300;
/** Five listings’ photos. */
const MAX_SHARED = 20;

/** The workspace's first screen, whose frame suits every tab. */
const WORKSPACE = WORKSPACE_PATHS.dashboard;
const PLANS = '/subscription';
const CARD_PICTURE = /^\/media\/[\w-]+\/(thumb|card|avatar)$/;

/** Copies what an older build already has, since a file's address identifies its content. */
async function keepBuild() {
  const cache = await caches.open(SHELL);
  const { all, allHindi } = await fetchFileList();
  const keep = async (path: string) => {
    if (await cache.match(path)) return;
    const known = await caches.match(path);
    if (known) await cache.put(path, known);
    else await fetchInto(cache, path);
  };
  const isHindi = await keepFrames(cache);
  const files = isHindi ? [...all, ...allHindi] : all;
  await Promise.all([...files, '/favicon.svg', '/manifest.webmanifest'].map(keep));
}

/** Fetches the frames of the most used tabs. Returns whether the server has painted them in Hindi. */
async function keepFrames(cache: Cache): Promise<boolean> {
  const { dashboard, listings, leads } = WORKSPACE_PATHS;
  const [frame] = await Promise.all([dashboard, listings, leads].map((path) => fetchInto(cache, path)));
  return (await frame?.text())?.includes('<html lang="hi"') === true;
}

/** After the language has changed: the frames on the device are in the other one. */
async function repaintFrames() {
  const cache = await caches.open(SHELL);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter(workspaceTabAt);
  await Promise.all(paths.map((path) => fetchInto(cache, path)));
}

/** For a day, a page opened before the release still loads its own files. */
async function dropOldBuilds() {
  const now = Date.now();
  const names = (await caches.keys()).filter((name) => name.startsWith(DEVICE_CACHES.shellPrefix));
  for (const name of names) {
    if (name === SHELL) continue;
    const cache = await caches.open(name);
    const since = Number(await (await cache.match(REPLACED))?.text());
    if (!since) await cache.put(REPLACED, new Response(`${now}`));
    else if (now - since > DAY_MS) await caches.delete(name);
  }
}

async function openWorkspace(request: Request) {
  const url = new URL(request.url);
  const moved = movedTabAddress(url);
  if (moved) return Response.redirect(moved, 302);
  const cache = await caches.open(SHELL);
  // A tab's response is the same whatever its filter.
  const address = url.pathname;
  const known = await cache.match(address);
  if (known) return known;
  try {
    // Not stored for each listing: the first screen's frame suits its page too.
    return await (vehicleAt(address) ? fetchPlain(request) : fetchInto(cache, request, address));
  } catch (error) {
    const any = await cache.match(WORKSPACE);
    if (any) return any;
    throw error;
  }
}

async function openPlans(request: Request) {
  const cache = await caches.open(SHELL);
  try {
    return await fetchInto(cache, request);
  } catch (error) {
    const known = await cache.match(request);
    if (known) return known;
    throw error;
  }
}

async function loadPicture(request: Request) {
  const cache = await caches.open(DEVICE_CACHES.pictures);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetchInto(cache, request);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_PICTURES)).map((key) => cache.delete(key)));
  return response;
}

const loadFile = async (request: Request) => (await caches.match(request)) ?? fetchPlain(request);

/**
 * Whether a share may come from the system: a navigation without a page as its origin. Chromium sends a share
 * with an opaque origin (`null`) and no referrer, and adds `Sec-Fetch-Site` only after the service worker; a
 * page of another site can look the same if it hides its referrer. So this refuses requests that name an
 * origin, and what passes waits for a press (web/features/offline/shared-photos.ts).
 */
const isFromSystem = ({ mode, referrer, headers }: Request) =>
  mode === 'navigate' && referrer === '' && (headers.get('origin') ?? 'null') === 'null';

/**
 * Photos shared from another app wait for a press; earlier ones stay, and those beyond the limit are not
 * stored.
 */
async function takeShared(request: Request) {
  const form = await request.formData();
  const cache = await caches.open(DEVICE_CACHES.shared);
  const room = MAX_SHARED - (await cache.keys()).length;
  const photos = form
    .getAll('photos')
    .filter((entry) => entry instanceof File && entry.type.startsWith('image/'));
  await Promise.all(
    (photos as File[]).slice(0, Math.max(0, room)).map((photo) =>
      cache.put(
        `/shared/${crypto.randomUUID()}`,
        new Response(photo, {
          headers: { 'content-type': photo.type, 'x-name': encodeURIComponent(photo.name) },
        }),
      ),
    ),
  );
  return Response.redirect(`${WORKSPACE}?add=shared`, 303);
}

/** The code of a scan: messages' links carry a source, and open the public page for everybody. */
const codeAt = ({ pathname, search }: URL) =>
  search === '' ? /^\/q\/([0-9a-z]{6,12})$/.exec(pathname)?.[1] : undefined;

/** One's own code opens "What to do", also without a network; any other one is followed. */
async function openCode(request: Request, code: string) {
  const base = await baseOfCode(code);
  if (base === null) return fetchPlain(request);
  return Response.redirect(`${base}${WORKSPACE}?scanned=${code}`, 302);
}

/**
 * The response to a request of the workspace; undefined for requests that go to the network as if there were
 * no worker.
 */
function answerFor(request: Request): (() => Promise<Response>) | undefined {
  const url = new URL(request.url);
  if (request.method === 'POST' && url.pathname === DEVICE_CACHES.shareTarget && isFromSystem(request)) {
    return () => takeShared(request);
  }
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    const code = codeAt(url);
    if (code) return () => openCode(request, code);
    if (workspaceTabAt(url.pathname)) return () => openWorkspace(request);
    return url.pathname === PLANS ? () => openPlans(request) : undefined;
  }
  // Buyers' documents load their own.
  const from = URL.parse(request.referrer)?.pathname ?? '';
  if (!workspaceTabAt(from) && from !== PLANS) return;
  if (url.pathname.startsWith('/assets/')) return () => loadFile(request);
  if (CARD_PICTURE.test(url.pathname)) return () => loadPicture(request);
}

/**
 * Stores the workspace on the device: frame, scripts and pictures of cards. The page itself stores data
 * (web/features/offline).
 */
export function listenForRequests(self: ServiceWorkerGlobalScope) {
  self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
  self.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()));
  const gate = gateLogOut();
  // A worker started by a push message or a click finishes it too.
  gate.check().catch((error) => console.warn('log-out: not finished', error));
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'log-out') gate.expect();
    if (event.data?.type === 'language') event.waitUntil(repaintFrames());
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (new URL(request.url).origin !== self.location.origin) return;
    const answer = gate.wrap(request, answerFor(request));
    if (answer) event.respondWith(answer);
  });
}
