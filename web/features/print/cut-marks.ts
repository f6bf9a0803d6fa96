import type { Mark, Sheet } from './sheet';

/** Space around a sheet for its cut marks. */
const BORDER = 10;
/** Marks end before the cut, so that none are left on the sheet. */
const DISTANCE = 3;

/** The mark, moved. */
export function moved(mark: Mark, dx: number, dy: number): Mark {
  if (mark.kind !== 'rule') return { ...mark, x: mark.x + dx, y: mark.y + dy };
  return { ...mark, x1: mark.x1 + dx, y1: mark.y1 + dy, x2: mark.x2 + dx, y2: mark.y2 + dy };
}

/** The sheet on a page with a border, with cut marks at its corners. */
export function withCutMarks({ width, height, marks }: Sheet): Sheet {
  const hair = { kind: 'rule', width: 0.15, grey: 0 } as const;
  const [right, bottom] = [BORDER + width, BORDER + height];
  const across = [BORDER, bottom].flatMap((y): Mark[] => [
    { ...hair, x1: 0, y1: y, x2: BORDER - DISTANCE, y2: y },
    { ...hair, x1: right + DISTANCE, y1: y, x2: right + BORDER, y2: y },
  ]);
  const down = [BORDER, right].flatMap((x): Mark[] => [
    { ...hair, x1: x, y1: 0, x2: x, y2: BORDER - DISTANCE },
    { ...hair, x1: x, y1: bottom + DISTANCE, x2: x, y2: bottom + BORDER },
  ]);
  return {
    width: width + 2 * BORDER,
    height: height + 2 * BORDER,
    trim: { x: BORDER, y: BORDER, width, height },
    marks: [...marks.map((mark) => moved(mark, BORDER, BORDER)), ...across, ...down],
  };
}

/** Four A6 sheets on one A4, with a cross where the cuts meet and ticks where they leave the paper. */
export function fourUp(sheets: readonly Sheet[], cutMarks: boolean): Sheet {
  const [width, height] = [210, 297];
  const marks = sheets
    .slice(0, 4)
    .flatMap((sheet, index) =>
      sheet.marks.map((mark) => moved(mark, (index % 2) * (width / 2), Math.floor(index / 2) * (height / 2))),
    );
  if (!cutMarks) return { width, height, marks };
  const hair = { kind: 'rule', width: 0.15, grey: 0 } as const;
  const [x, y, arm] = [width / 2, height / 2, 4];
  const cuts: Mark[] = [
    { ...hair, x1: 0, y1: y, x2: arm, y2: y },
    { ...hair, x1: x - arm, y1: y, x2: x + arm, y2: y },
    { ...hair, x1: width - arm, y1: y, x2: width, y2: y },
    { ...hair, x1: x, y1: 0, x2: x, y2: arm },
    { ...hair, x1: x, y1: y - arm, x2: x, y2: y + arm },
    { ...hair, x1: x, y1: height - arm, x2: x, y2: height },
  ];
  return { width, height, marks: [...marks, ...cuts] };
}
