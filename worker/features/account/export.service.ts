import type { ExportFormat } from '../../../schema/account/input';
import { BYTE_ORDER_MARK, csvLine } from '../../../schema/common/csv';
import type { Ctx, UserCtx } from '../../context';
import { indianCalendar, iso } from '../../platform/clock';
import { zip } from '../../platform/zip';
import type { Item, Section, Value } from './export-section';
import { SECTIONS } from './export-sections';

const encoder = new TextEncoder();

async function* toJson(ctx: UserCtx): AsyncGenerator<Uint8Array> {
  const exportedAt = iso(ctx.clock.now());
  yield encoder.encode(`{\n"exportedAt": ${JSON.stringify(exportedAt)}`);
  for (const { name, pages } of SECTIONS) {
    yield encoder.encode(`,\n${JSON.stringify(name)}: [`);
    let separator = '\n';
    for await (const items of pages(ctx)) {
      const lines = items.map((item) => JSON.stringify(item)).join(',\n');
      if (lines) yield encoder.encode(separator + lines);
      if (lines) separator = ',\n';
    }
    yield encoder.encode(']');
  }
  yield encoder.encode('\n}\n');
}

/** Lists become one line per item; nested values become JSON. */
function cellOf(value: Value | undefined): string | number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return value;
  return Array.isArray(value) ? value.join('\n') : JSON.stringify(value);
}

async function* toCsv(ctx: UserCtx, { pages }: Section): AsyncGenerator<string> {
  let columns: string[] | null = null;
  for await (const items of pages(ctx)) {
    const [first] = items;
    if (!first) continue;
    const head: string = columns ? '' : BYTE_ORDER_MARK + csvLine(Object.keys(first));
    const names: string[] = columns ?? Object.keys(first);
    columns = names;
    const lines = items.map((item: Item) => csvLine(names.map((name) => cellOf(item[name]))));
    yield head + lines.join('');
  }
}

const FORMATS: Record<
  ExportFormat,
  { extension: string; pieces: (ctx: UserCtx) => AsyncGenerator<Uint8Array> }
> = {
  json: { extension: 'json', pieces: toJson },
  csv: {
    extension: 'zip',
    pieces: (ctx) =>
      zip(SECTIONS.map((section) => ({ name: `${section.name}.csv`, content: toCsv(ctx, section) }))),
  },
};

const fileName = (ctx: Ctx, extension: string) =>
  `my-data-${indianCalendar(ctx.clock.now()).day}.${extension}`;

/**
 * All of the person's data, read and sent page by page: one JSON file, or a ZIP with a table for each kind.
 */
export function exportData(ctx: UserCtx, format: ExportFormat) {
  const { extension, pieces } = FORMATS[format];
  return { pieces: pieces(ctx), fileName: fileName(ctx, extension) };
}
