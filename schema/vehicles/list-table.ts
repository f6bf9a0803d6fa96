/** What a column of a sheet contains, by words of its heading; in this order, since "Reg. year" is a year. */
const COLUMNS = [
  [
    'ignored',
    /cost|purchase|bought|buy|landing|profit|margin|party|customer|phone|mobile|contact|^s\.? ?(?:no|r)\.?$|^#$|^no\.?$|क्रम|लागत|खरीद|फ़?ोन|मोबाइल/,
  ],
  ['year', /year|^yr|mfg|mfd|m\/y|yom|साल|वर्ष/],
  ['km', /km|kilomet|driven|run|mileage|odo|किमी|चली/],
  ['owner', /own|hand|मालिक|ओनर/],
  ['fuel', /fuel|ईंधन|फ्यूल/],
  ['gears', /gear|trans|गियर/],
  ['price', /price|rate|amount|amt|asking|demand|sale|कीमत|क़ीमत|दाम|रेट|भाव/],
  ['plate', /reg|number|plate|veh(?:icle)?\.? ?no|rto|नंबर|पंजीकरण/],
  ['other', /insurance|ins\b|colou?r|remark|note|status|बीमा|रंग/],
  ['city', /city|location|place|branch|yard|शहर|जगह/],
  ['make', /make|brand|company|कंपनी/],
  ['model', /car|vehicle|model|name|bike|particular|description|गाड़ी|मॉडल|नाम/],
  ['variant', /variant|version|trim|वेरिएंट/],
] as const;
type Column = (typeof COLUMNS)[number][0];

const columnOf = (heading: string): Column | null =>
  COLUMNS.find(([, words]) => words.test(heading.trim().toLowerCase()))?.[0] ?? null;

/** A cell as an advertisement would say it; the price comes last, where a row without headings has it. */
const SAID: Record<Column, (cell: string) => string> = {
  ignored: () => '',
  other: () => '',
  make: (cell) => cell,
  model: (cell) => cell,
  variant: (cell) => cell,
  year: (cell) => cell,
  km: (cell) => (/\p{L}/u.test(cell) ? cell : `${cell} km`),
  owner: (cell) => (/^\d$/.test(cell) ? `${cell} owner` : cell),
  fuel: (cell) => cell,
  gears: (cell) => cell,
  plate: (cell) => cell,
  city: (cell) => cell,
  price: (cell) => cell,
};
const ORDER = [
  'make',
  'model',
  'variant',
  'year',
  'fuel',
  'gears',
  'owner',
  'km',
  'plate',
  'city',
  'price',
] as const;

/** "NA", "-" and "x" say nothing. */
const EMPTY = /^(?:-+|n\.?\/?a\.?|nil|x|\?|none)$/i;

/** Fewer known headings are a row of a vehicle. */
const MIN_HEADINGS = 2;

/**
 * The rows of cells that were copied from a sheet, each as one line, without the columns that are nobody's
 * business (cost, party, phone); null if the text has no tabs. Cells without headings keep their order.
 */
export function readTable(text: string): string[] | null {
  const rows = text.split(/\r\n?|\n/).map((line) => line.split('\t').map((cell) => cell.trim()));
  if (rows.filter(({ length }) => length > 1).length < 2) return null;
  const heading = rows.findIndex(
    (cells) =>
      cells.filter((cell) => cell && columnOf(cell) && !/\d/.test(cell)).length >= MIN_HEADINGS &&
      !cells.some((cell) => /\d{2}/.test(cell)),
  );
  const columns = heading < 0 ? [] : (rows[heading] ?? []).map(columnOf);
  const lineOf = (cells: string[]) => {
    const filled = cells.map((cell) => (EMPTY.test(cell) ? '' : cell));
    if (heading < 0) return filled.filter(Boolean).join(' ');
    return ORDER.flatMap((column) =>
      filled.filter((cell, at) => cell && columns[at] === column).map(SAID[column]),
    ).join(' ');
  };
  return rows.slice(heading + 1).map(lineOf);
}
