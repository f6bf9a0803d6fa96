import { PAPER_PATH } from '../../../schema/papers/kinds';
import type { PaperDto } from '../../../schema/papers/output';
import { formatDateTime } from '../../lib/dates';
import type { Measure } from '../print/sheet';
import { setLine } from '../print/type-setting';
import { type Column, LEFT, VALUE, WIDTH } from './paper-column';
import { say } from './words';

const CODE = 32;

/** What is printed; the number is null while the device has made the paper without a network. */
export type PrintedPaper = Pick<PaperDto, 'kind' | 'code' | 'issuedAt' | 'madeAt' | 'fields'> & {
  number: string | null;
};

/** The address behind the printed code, which says what the paper is. */
export const paperLink = (origin: string, code: string) => `${origin}${PAPER_PATH}/${code}`;

/** When it was made, and if that was without a network, when it got its number. */
const timesOf = ({ issuedAt, madeAt }: PrintedPaper) =>
  madeAt === null
    ? formatDateTime(issuedAt)
    : say('{made}, number given {issued}', {
        made: formatDateTime(madeAt),
        issued: formatDateTime(issuedAt),
      });

/** The top of each page: what it is, its number, when it was issued, and the code to check it by. */
export function addHeading(
  column: Column,
  title: string,
  paper: PrintedPaper,
  origin: string,
  measure: Measure,
): void {
  const left = { x: LEFT, width: WIDTH - CODE - 6 };
  column.marks.push(
    setLine(measure, title, { ...left, y: LEFT }, { size: 8, weight: 'bold' }),
    setLine(
      measure,
      paper.number === null ? say('The number follows') : say('Number {number}', { number: paper.number }),
      { ...left, y: LEFT + 12 },
      { size: 4.4, weight: 'bold' },
    ),
    setLine(measure, timesOf(paper), { ...left, y: LEFT + 19 }, VALUE),
    { kind: 'code', x: LEFT + WIDTH - CODE, y: LEFT - 3, size: CODE, text: paperLink(origin, paper.code) },
  );
  column.y = LEFT + CODE + 2;
}
