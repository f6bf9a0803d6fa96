import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ts: number;
  args: { data?: { score?: number; weighted_score_delta?: number; type?: string } };
}

/** Categories of the browser's trace: layout shifts, and the events by which people touch a page. */
const CATEGORIES = ['loading', 'devtools.timeline'];
const INPUTS = new Set(['mousedown', 'keydown', 'touchstart', 'pointerdown']);

/**
 * The sum of all layout shifts in the browser's trace while `work` runs, up to the first press or key. A
 * page's own observer would mark shifts as caused by input while an emulated phone is merely being set up,
 * and none may be left out.
 */
export async function traceShifts(page: Page, work: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await work();
  const complete = new Promise<string>((resolve) => {
    session.once('Tracing.tracingComplete', ({ stream = '' }) => resolve(stream));
  });
  await session.send('Tracing.end');
  const handle = await complete;
  let text = '';
  for (let isOver = false; !isOver; ) {
    const { data, eof } = await session.send('IO.read', { handle });
    text += data;
    isOver = eof;
  }
  await session.detach();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(text);
  const inputs = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && INPUTS.has(args.data?.type ?? ''),
  );
  const firstInput = Math.min(...inputs.map(({ ts }) => ts));
  // The page that was open before is laid out again when tracing starts, and must not be measured.
  const opened = Math.min(...traceEvents.filter(({ name }) => name === 'CommitLoad').map(({ ts }) => ts));
  if (!Number.isFinite(opened)) throw new Error('The trace has no page that was opened');
  return traceEvents
    .filter(({ name, ts }) => name === 'LayoutShift' && ts > opened && ts < firstInput)
    .reduce((sum, { args }) => sum + (args.data?.weighted_score_delta ?? args.data?.score ?? 0), 0);
}
