import { finishLogOut, isLogOutPending } from '../lib/pending-log-out.queries';
import { fetchPlain } from './offline.queries';

/** The response to a write that would otherwise happen in the session of someone who has logged out. */
const refused = () =>
  Response.json(
    {
      message: 'Log-out will be finished when there is a network',
      error: 'unavailable',
      code: 'try_again',
      values: {},
    },
    { status: 503 },
  );

/**
 * Requests to hold back. The log-out itself must pass, and a POST navigation keeps its origin only if the
 * worker does not handle it.
 */
const waits = ({ method, mode, url }: Request) =>
  mode === 'navigate' ? method === 'GET' : method !== 'GET' && new URL(url).pathname !== '/api/logout';

/**
 * Finishes a pending log-out before anything else: pages open and writes happen once the server has confirmed
 * it. Without a network, pages are served as usual, and the workspace shows that the log-out is pending
 * (web/main.tsx).
 */
export function gateLogOut() {
  /** Unknown when the worker starts; a page may make it pending at any time, and sends a message then. */
  let mayBePending = true;
  const check = async () => {
    mayBePending = await isLogOutPending();
    return !mayBePending || (await finishLogOut());
  };
  return {
    expect: () => {
      mayBePending = true;
    },
    check,
    /** The response to use instead of `answer`; undefined if no log-out is pending. */
    wrap(request: Request, answer: (() => Promise<Response>) | undefined): Promise<Response> | undefined {
      if (!mayBePending || !waits(request)) return answer?.();
      return check().then((isDone) => {
        if (!isDone && request.mode !== 'navigate') return refused();
        return answer ? answer() : fetchPlain(request);
      });
    },
  };
}
