import { BYTE_ORDER_MARK, csvLine } from '../../../schema/common/csv';
import type { FigureCounts } from '../../../schema/stock-figures/output';
import { saveFile } from '../../lib/download-file';
import { FIGURE_NAMES, FIGURES } from './figure-words';
import type { say } from './words';

/** A file with one line of figures for each day or vehicle. */
export function saveFigures(
  t: Pick<typeof say, never> & ((word: (typeof FIGURES)[keyof typeof FIGURES]) => string),
  name: string,
  heading: string,
  lines: readonly (readonly [label: string, counts: FigureCounts])[],
) {
  const text = [
    csvLine([heading, ...FIGURE_NAMES.map((figure) => t(FIGURES[figure]))]),
    ...lines.map(([label, counts]) => csvLine([label, ...FIGURE_NAMES.map((figure) => counts[figure])])),
  ].join('');
  saveFile({ name, file: new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv' }) });
}
