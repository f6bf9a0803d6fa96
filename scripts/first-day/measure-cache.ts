import { median, printTable } from '../lib/figures.ts';

const TIMES = 20;

/** A page, its first picture and its first hashed file. */
async function addressesOf(page: string): Promise<[string, string][]> {
  const response = await fetch(page, { headers: { accept: 'text/html' } });
  const html = await response.text();
  if (!response.ok) throw new Error(`${page} answered ${response.status}`);
  const first = (pattern: RegExp) => {
    const [, found] = pattern.exec(html) ?? [];
    return found ? new URL(found.replaceAll('&amp;', '&'), page).href : null;
  };
  const parts = {
    picture: first(/<img[^>]+src="([^"]+\/(?:thumb|card|full)[^"]*)"/),
    'hashed file': first(/(?:src|href)="([^"]*\/assets\/[^"]+)"/),
  };
  return [
    ['page', page],
    ...Object.entries(parts).flatMap(([what, url]): [string, string][] => (url ? [[what, url]] : [])),
  ];
}

async function askAgain(url: string) {
  const answers: { status: number; state: string; ms: number }[] = [];
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now();
    const response = await fetch(url);
    const ms = performance.now() - began;
    await response.arrayBuffer();
    answers.push({ status: response.status, state: response.headers.get('cf-cache-status') ?? 'none', ms });
  }
  return answers;
}

/**
 * Prints how often each part of a page comes from a cache. The page itself is cached by the Worker, so only
 * its time shows.
 */
export async function measureCache(page: string): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [what, url] of await addressesOf(page)) {
    const [first, ...further] = await askAgain(url);
    const hits = further.filter(({ state }) => state === 'HIT').length;
    rows.push([
      what,
      first?.status ?? 0,
      first?.state ?? '',
      `${hits} of ${further.length}`,
      (first?.ms ?? 0).toFixed(0),
      median(further.map(({ ms }) => ms)).toFixed(0),
      url.slice(0, 80),
    ]);
  }
  printTable(`Hit rates, ${TIMES} requests each`, [
    ['what', 'status', 'first', 'further hits', 'first ms', 'further p50 ms', 'address'],
    ...rows,
  ]);
}
