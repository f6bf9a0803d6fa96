const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decoded = (html: string) =>
  html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
    if (code === null) return NAMED[String(name).toLowerCase()] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const textOf = (html: string) =>
  decoded(html.replace(/<br[^>]*>/gi, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

const IS_STRUCK = /<(?:s|strike|del)[\s>]|line-through/i;

/**
 * The cells of the tables of a page that calls itself an Excel file, as accounting software and portals make it. It
 * is read as text: nothing of it becomes part of a document.
 */
export function htmlCells(html: string): { rows: string[][]; struck: Set<number> } {
  const shown = html.replace(/<(script|style)[\s>][\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, '');
  const struck = new Set<number>();
  const rows = shown
    .split(/<tr[\s>]/i)
    .slice(1)
    .map((row, at) => {
      const [own = ''] = row.split(/<\/(?:tr|table)\s*>/i);
      if (IS_STRUCK.test(own)) struck.add(at);
      return own
        .split(/<(?=t[dh][\s>])/i)
        .slice(1)
        .flatMap((cell) => {
          const end = cell.indexOf('>') + 1;
          const tag = cell.slice(0, end);
          const more = Math.min(Number(/\scolspan\s*=\s*["']?(\d{1,3})/i.exec(tag)?.[1] ?? 1), 100) - 1;
          const text = /display\s*:\s*none/i.test(tag) ? '' : textOf(cell.slice(end));
          return [text, ...Array.from({ length: Math.max(0, more) }, () => '')];
        });
    });
  return { rows, struck };
}
