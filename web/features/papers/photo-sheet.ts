import type { Measure, Sheet } from '../print/sheet';
import { A4, Column, LEFT, SMALL, WIDTH } from './paper-column';
import { addHeading, type PrintedPaper } from './paper-heading';
import type { SmallPhoto } from './small-photo';
import { say } from './words';

/** The second page of a paper: its photo, as large as the page has room. */
export function photoSheet(
  paper: PrintedPaper,
  { width, height }: Pick<SmallPhoto, 'width' | 'height'>,
  origin: string,
  measure: Measure,
): Sheet {
  const column = new Column(measure);
  addHeading(column, say('Photo at the hand-over'), paper, origin, measure);
  const { name, plate } = paper.fields.vehicle;
  column.paragraph([name, plate].filter(Boolean).join(', '));
  column.paragraph(
    say('The seller has added it to this file, which is the only one that has it. Nobody has checked it.'),
    SMALL,
  );
  const scale = Math.min(WIDTH / width, (A4.height - LEFT - column.y) / height);
  const box = { x: LEFT, y: column.y, width: width * scale, height: height * scale };
  column.marks.push({ kind: 'picture', address: 'photo', corner: 0, ...box });
  return { ...A4, marks: column.marks };
}
