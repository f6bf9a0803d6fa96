import { setTimeout as sleep } from 'node:timers/promises';

/** One line of the report: a measurement, and whether it is within its limit. */
export interface Finding {
  what: string;
  figure: string;
  limit: string;
  isMet: boolean;
}

export interface Response {
  status: number;
  ms: number;
}

/** Sends a request and measures it; status 0 if there was no response. */
export async function timed(send: () => Promise<globalThis.Response>): Promise<Response> {
  const began = performance.now();
  const answer = await send().catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return { status: answer?.status ?? 0, ms: Math.round(performance.now() - began) };
}

/** Sends each request at its time, however long the previous one takes. */
export const atIntervals = (count: number, everyMs: number, send: (nth: number) => Promise<Response>) =>
  Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      await sleep(nth * everyMs);
      return send(nth);
    }),
  );

/** Repeats until it is stopped; the returned function waits for requests in progress. */
export function repeatedly(perSecond: number, send: (turn: number) => Promise<Response>) {
  const statuses: Record<number, number> = {};
  const running: Promise<void>[] = [];
  const one = async (turn: number) => {
    const { status } = await send(turn);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const timer = setInterval(() => running.push(one(running.length)), 1_000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
    return Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', ');
  };
}

/** The finding about honest people's requests: how many were refused, and the slowest. */
export function findingOf(
  what: string,
  answers: readonly Response[],
  { refused = 0, withinMs }: { refused?: number; withinMs: number },
): Finding {
  const failed = answers.filter(({ status }) => status < 200 || status >= 400);
  const slowest = Math.max(...answers.filter((one) => !failed.includes(one)).map(({ ms }) => ms), 0);
  const kinds = [...new Set(failed.map(({ status }) => status))].join(', ');
  return {
    what,
    figure: `${failed.length} of ${answers.length} refused${kinds && ` (${kinds})`}, the slowest ${slowest} ms`,
    limit: `${refused} refused, ${withinMs / 1000} s`,
    isMet: failed.length <= refused && slowest <= withinMs,
  };
}
