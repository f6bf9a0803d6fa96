import { A4, Column, LEFT } from '../papers/paper-column';
import type { Measure, Sheet } from '../print/sheet';
import { BOTTOM } from './form-pages';

/** Draws its part of a paper. It stays together on one page. */
type Step = (column: Column) => void;

/** As many pages as the steps need; the first begins at a height. */
export function paged(steps: readonly Step[], measure: Measure, from = LEFT): Sheet[] {
  const columns: Column[] = [];
  const begin = (y: number) => {
    const column = new Column(measure);
    column.y = y;
    columns.push(column);
    return column;
  };
  let column = begin(from);
  for (const step of steps) {
    const [marks, isFirst] = [column.marks.length, column.marks.length === 0];
    step(column);
    if (column.y <= BOTTOM || isFirst) continue;
    column.marks.length = marks;
    column = begin(LEFT);
    step(column);
  }
  return columns.map(({ marks }) => ({ ...A4, marks }));
}
