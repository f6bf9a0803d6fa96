// @ts-check
/**
 * One field of a cron expression: `*`, `5`, `1-5`, `*\/5`, and lists of these.
 * @param {string} field
 * @param {number} value
 * @param {number} first
 */
function matchesField(field, value, first) {
  return field.split(',').some((part) => {
    const [range = '', step = '1'] = part.split('/');
    const [from, to = part.includes('/') ? '59' : from] = range === '*' ? [first, '59'] : range.split('-');
    return value >= Number(from) && value <= Number(to) && (value - Number(from)) % Number(step) === 0;
  });
}

/** Days and months count from 1. */
const FIRST = [0, 0, 1, 1, 0];

/**
 * Whether an expression names this minute (UTC, as on the platform).
 * @param {string} cron
 * @param {Date} time
 */
function matches(cron, time) {
  const now = [
    time.getUTCMinutes(),
    time.getUTCHours(),
    time.getUTCDate(),
    time.getUTCMonth() + 1,
    time.getUTCDay(),
  ];
  const fields = cron.trim().split(/\s+/);
  return (
    fields.length === now.length &&
    fields.every((field, at) => matchesField(field, Number(now[at]), Number(FIRST[at])))
  );
}

/**
 * Runs the schedule of wrangler.toml against a local Worker, which has no clock.
 * @param {string[]} crons
 * @param {{ scheduled(options: { cron: string }): Promise<{ outcome: string }> }} worker
 */
export function runCrons(crons, worker) {
  const tick = async () => {
    for (const cron of crons.filter((cron) => matches(cron, new Date()))) {
      const { outcome } = await worker.scheduled({ cron }).catch(({ message }) => ({ outcome: message }));
      if (outcome !== 'ok') console.error(`cron "${cron}" failed: ${outcome}`);
    }
    schedule();
  };
  const schedule = () => setTimeout(tick, 60_000 - (Date.now() % 60_000));
  schedule();
}
