import { STAMPED_ABOVE } from '../../../schema/papers/kinds';
import type { PaperFields } from '../../../schema/papers/output';
import type { Mark, Measure } from '../print/sheet';
import { setLine } from '../print/type-setting';
import { type Column, LABEL, LEFT, SMALL, WIDTH } from './paper-column';
import { SIGNATURE_HEIGHT, type Signatures, type Stroke } from './signatures';
import { say } from './words';

const SIGNATURE = { width: 80, gap: WIDTH - 2 * 80 };

const strokeMarks = (strokes: readonly Stroke[], x: number, y: number): Mark[] =>
  strokes.flatMap((stroke) =>
    stroke.slice(1).map(([x2, y2], index): Mark => {
      const [x1, y1] = stroke[index] ?? [x2, y2];
      const { width } = SIGNATURE;
      return {
        kind: 'rule',
        x1: x + x1 * width,
        y1: y + y1 * width,
        x2: x + x2 * width,
        y2: y + y2 * width,
        width: 0.5,
        grey: 0,
      };
    }),
  );

/** Both signatures above their lines; the room for a revenue stamp is above the seller's. */
export function addSignatures(
  fields: PaperFields,
  drawn: Signatures,
  column: Column,
  measure: Measure,
): void {
  const { token, purchase, price, currency } = fields;
  const height = SIGNATURE.width * SIGNATURE_HEIGHT;
  const received = token?.amount ?? (purchase ? price : 0);
  const isStamped = currency === 'INR' && received > STAMPED_ABOVE;
  if (isStamped) {
    const [width, high] = [22, 26];
    const sides = [
      [0, 0, width, 0],
      [width, 0, width, high],
      [width, high, 0, high],
      [0, high, 0, 0],
    ] as const;
    for (const [x1, y1, x2, y2] of sides) {
      column.marks.push({
        kind: 'rule',
        x1: LEFT + x1,
        y1: column.y + y1,
        x2: LEFT + x2,
        y2: column.y + y2,
        width: 0.2,
        grey: 0.6,
      });
    }
    const box = { x: LEFT + width + 3, y: column.y + high / 2 - 2, width: 80 };
    column.marks.push(setLine(measure, say('₹1 revenue stamp, signed across'), box, SMALL));
    column.y += high + 4;
  }
  const sides = [
    ['seller', fields.seller.name, LEFT],
    ['buyer', fields.buyer.name, LEFT + SIGNATURE.width + SIGNATURE.gap],
  ] as const;
  for (const [side, name, x] of sides) {
    const strokes = drawn[side];
    const y = column.y + height;
    column.marks.push(...strokeMarks(strokes ?? [], x, column.y));
    column.marks.push({ kind: 'rule', x1: x, y1: y, x2: x + SIGNATURE.width, y2: y, width: 0.3, grey: 0.3 });
    const label = side === 'seller' ? say('Seller: {name}', { name }) : say('Buyer: {name}', { name });
    column.marks.push(setLine(measure, label, { x, y: y + 1.5, width: SIGNATURE.width }, LABEL));
    if (strokes) {
      column.marks.push(
        setLine(measure, say('signed on the screen'), { x, y: y + 6, width: SIGNATURE.width }, SMALL),
      );
    }
  }
  column.y += height + 14;
}
