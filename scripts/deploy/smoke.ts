import type { Deployment, Step } from './step.ts';

/** One document and one sign-in page, with a part that each must contain. */
const PAGES = { '/guide': '</html>', '/login': '<form' } as const;
const PAUSE_MS = 5_000;
/** A version override takes seconds to arrive everywhere, and a new domain's certificate minutes. */
const OVERRIDE_MS = 60_000;
const CERTIFICATE_MS = 15 * 60_000;

/** A one-pixel picture for testing the host of pictures. */
const PROBE = 'probe.webp';
const PIXEL = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
/** A data centre's cache holds an object within seconds of its first request. */
const CACHED_MS = 60_000;

async function lookAtPicture({ tools }: Deployment): Promise<{ isServed: boolean; fault: string | null }> {
  try {
    const { status, headers } = await tools.picture(`/${PROBE}`);
    if (status !== 200) return { isServed: false, fault: `answered ${status}` };
    const state = headers.get('cf-cache-status');
    return { isServed: true, fault: state === 'HIT' ? null : `is not cached: cf-cache-status is ${state}` };
  } catch (error) {
    return { isServed: false, fault: (error as Error).message };
  }
}

/** Pictures come from their own host, with a certificate, and from the cache from the second request on. */
export function picturesAreServed(deployment: Deployment): Step {
  const { tools, target, options } = deployment;
  return {
    what: `https://${options.mediaHost} serves pictures from the cache`,
    isDone: async () => (await lookAtPicture(deployment)).fault === null,
    run: async () => {
      await tools.api.of(`/r2/buckets/${target.mediaBucket}/objects/${PROBE}`, {
        method: 'PUT',
        body: new Uint8Array(Buffer.from(PIXEL, 'base64')),
        headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
      });
      let until = tools.now() + CERTIFICATE_MS;
      for (let wasServed = false; ; ) {
        const { isServed, fault } = await lookAtPicture(deployment);
        if (!fault) return;
        if (isServed && !wasServed) {
          wasServed = true;
          until = tools.now() + CACHED_MS;
        }
        if (tools.now() >= until) throw new Error(`https://${options.mediaHost}/${PROBE} ${fault}`);
        await tools.sleep(PAUSE_MS);
      }
    },
  };
}

interface Health {
  status: string;
  version: string;
  parts: Record<string, string>;
  silent: string[];
}

/** The names of parts that fail, and of databases that do not answer. */
const failedIn = ({ parts = {}, silent = [] }: Partial<Health>) => [
  ...Object.entries(parts).flatMap(([name, state]) => (state === 'ok' ? [] : [name])),
  ...silent,
];

async function healthOf({ tools: { site } }: Deployment, headers: Record<string, string>) {
  const response = await site('/health', { accept: 'application/json', ...headers });
  const text = await response.text();
  if (!text.startsWith('{')) throw new Error(`/health answered ${response.status}`);
  return { answered: response.status, ...(JSON.parse(text) as Partial<Health> & { message?: string }) };
}

/**
 * `known`: what also fails in the previous version, such as a lost shard. It must not stop a repair.
 */
async function faultOf(
  deployment: Deployment,
  version: string,
  headers: Record<string, string>,
  known: readonly string[],
) {
  const health = await healthOf(deployment, headers);
  const { answered, status, version: answering, message } = health;
  const failed = failedIn(health);
  const isKnown = failed.length > 0 && failed.every((part) => known.includes(part));
  if (status !== 'ok' && !isKnown) {
    return `/health is ${status ?? answered}: ${failed.join(', ') || message}`;
  }
  return answering === version ? null : `version ${answering} answers instead of ${version}`;
}

/**
 * Requests `/health`, a document and a sign-in page from one version, whatever its share of the traffic.
 * Throws if any of them is wrong after a minute, or 15 if the domain is new. Parts and databases that also fail
 * in the live version are not held against this one.
 */
export async function tryVersion(deployment: Deployment, version: string, isFirst = false): Promise<void> {
  const { tools, target } = deployment;
  const headers: Record<string, string> = isFirst
    ? {}
    : { 'cloudflare-workers-version-overrides': `${target.worker}="${version}"` };
  const known = isFirst ? [] : failedIn(await healthOf(deployment, {}).catch(() => ({})));
  const until = tools.now() + (isFirst ? CERTIFICATE_MS : OVERRIDE_MS);
  for (;;) {
    const fault = await faultOf(deployment, version, headers, known).catch((error: Error) => error.message);
    if (!fault) break;
    if (tools.now() >= until) throw new Error(`The version was tried: ${fault}`);
    await tools.sleep(PAUSE_MS);
  }
  for (const [path, content] of Object.entries(PAGES)) {
    const response = await tools.site(path, { accept: 'text/html', ...headers });
    const isRight = response.status === 200 && (await response.text()).includes(content);
    if (!isRight) throw new Error(`The version was tried: ${path} answered ${response.status}`);
  }
}
