import type { Deployment } from './step.ts';

/** One document and one page of sign-in, with what each has to contain. */
const PAGES = { '/guide': '</html>', '/login': '<form' } as const;
const PAUSE_MS = 5_000;
/** A version override takes seconds to arrive everywhere, a new domain's certificate minutes. */
const OVERRIDE_MS = 60_000;
const CERTIFICATE_MS = 15 * 60_000;

interface Health {
  status: string;
  version: string;
  parts: Record<string, string>;
}

async function faultOf({ tools: { site } }: Deployment, version: string, headers: Record<string, string>) {
  const response = await site('/health', { accept: 'application/json', ...headers });
  const text = await response.text();
  if (!text.startsWith('{')) return `/health answered ${response.status}`;
  const { status, version: answering, parts, message } = JSON.parse(text) as Health & { message?: string };
  if (status !== 'ok') {
    const failed = Object.entries(parts ?? {}).filter(([, state]) => state !== 'ok');
    return `/health is ${status ?? response.status}: ${failed.map(([name]) => name).join(', ') || message}`;
  }
  return answering === version ? null : `version ${answering} answers instead of ${version}`;
}

/**
 * Requests `/health`, a document and a page of sign-in from one version, whatever share of the traffic it has. Throws where one of
 * them is not right within a minute, or within 15 where the domain is new.
 */
export async function tryVersion(deployment: Deployment, version: string, isFirst = false): Promise<void> {
  const { tools, target } = deployment;
  const headers: Record<string, string> = isFirst
    ? {}
    : { 'cloudflare-workers-version-overrides': `${target.worker}="${version}"` };
  const until = tools.now() + (isFirst ? CERTIFICATE_MS : OVERRIDE_MS);
  for (;;) {
    const fault = await faultOf(deployment, version, headers).catch((error: Error) => error.message);
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
