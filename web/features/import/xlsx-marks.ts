import { strFromU8, unzipSync } from 'fflate';

/** What a workbook says beside its values: what is hidden, and which rows are crossed out. */
export interface SheetMarks {
  isHidden: boolean;
  /** From 0. */
  hiddenColumns: ReadonlySet<number>;
  hiddenRows: ReadonlySet<number>;
  /** Rows of which a cell is struck through or red, as sellers mark what is sold. */
  struckRows: ReadonlySet<number>;
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
const isOn = (tag: string, name: string) => /^(?:1|true)$/.test(attribute(tag, name) ?? '');

/** Whether each cell style, by its number, is struck through or red. */
function strikingStyles(styles: string): boolean[] {
  const fonts = [
    ...(/<fonts[\s\S]*?<\/fonts>/.exec(styles)?.[0] ?? '').matchAll(/<font\/>|<font>[\s\S]*?<\/font>/g),
  ];
  const isStriking = fonts.map(
    ([font]) =>
      /<strike(?:\/>|\s+val="(?:1|true)")/.test(font) || /<color rgb="FF(?:FF0000|C00000)"/i.test(font),
  );
  const formats = /<cellXfs[\s\S]*?<\/cellXfs>/.exec(styles)?.[0] ?? '';
  return [...formats.matchAll(/<xf\s[^>]*>/g)].map(
    ([format]) => isStriking[Number(attribute(format, 'fontId') ?? -1)] ?? false,
  );
}

function marksOf(sheet: string, striking: readonly boolean[], isHidden: boolean): SheetMarks {
  const hiddenColumns = new Set<number>();
  for (const [tag] of sheet.matchAll(/<col\s[^>]*>/g)) {
    if (!isOn(tag, 'hidden')) continue;
    const last = Math.min(Number(attribute(tag, 'max')), 1000);
    for (let at = Number(attribute(tag, 'min')); at <= last; at++) hiddenColumns.add(at - 1);
  }
  const hiddenRows = new Set<number>();
  const struckRows = new Set<number>();
  let row = -1;
  for (const [tag] of sheet.matchAll(/<(?:row|c)[\s>][^>]*>?/g)) {
    if (tag.startsWith('<row')) {
      row = Number(attribute(tag, 'r') ?? row + 2) - 1;
      if (isOn(tag, 'hidden')) hiddenRows.add(row);
    } else if (striking[Number(attribute(tag, 's') ?? -1)]) struckRows.add(row);
  }
  return { isHidden, hiddenColumns, hiddenRows, struckRows };
}

/** More than this is no stock list, whatever the archive claims. */
const MAX_UNPACKED = 200 * 1024 * 1024;

/** Whether an archive unpacks to more than anybody's list, by its directory alone; fflate never writes beyond what that says. */
export function isTooLargeInside(bytes: Uint8Array): boolean {
  let total = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize;
      return false;
    },
  });
  return total > MAX_UNPACKED;
}

/** The marks of a workbook's sheets, in the order of the workbook. */
export function readMarks(bytes: Uint8Array): SheetMarks[] {
  const files = unzipSync(bytes, {
    filter: ({ name }) =>
      /^xl\/(?:workbook|styles|_rels\/workbook|worksheets\/[^/]+)\.xml(?:\.rels)?$/.test(name),
  });
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const striking = strikingStyles(read('xl/styles.xml'));
  const targets = new Map(
    [...read('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\s[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target')?.replace(/^\/?(?:xl\/)?/, ''),
    ]),
  );
  return [...read('xl/workbook.xml').matchAll(/<sheet\s[^>]*>/g)].map(([tag]) =>
    marksOf(
      read(`xl/${targets.get(attribute(tag, 'r:id')) ?? ''}`),
      striking,
      /hidden/i.test(attribute(tag, 'state') ?? ''),
    ),
  );
}
