import type { Step } from '../../../schema/papers/rules/checklist';
import { isStale } from '../../../schema/papers/rules/laws';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatDate } from '../../lib/dates';
import { type Column, LEFT, SMALL, VALUE, WIDTH } from '../papers/paper-column';
import type { Measure, Sheet } from '../print/sheet';
import { paged } from '../rto-forms/paged';
import { lastFour } from '../vehicles/last-four';
import { PARTY_WORDS, STEP_WORDS } from './step-words';
import { say } from './words';

const TICK = 4;
const INDENT = TICK + 4;
const BOLD = { ...VALUE, weight: 'bold' } as const;

export interface Checklist {
  vehicle: Pick<OwnVehicleDto, 'name' | 'registrationNumber'>;
  soldOn: string;
  steps: readonly Step[];
}

/** A square to tick by hand. */
function addTick({ marks, y }: Column): void {
  const [left, right, top, bottom] = [LEFT, LEFT + TICK, y + 0.5, y + 0.5 + TICK];
  for (const [x1, y1, x2, y2] of [
    [left, top, right, top],
    [right, top, right, bottom],
    [right, bottom, left, bottom],
    [left, bottom, left, top],
  ] as const) {
    marks.push({ kind: 'rule', x1, y1, x2, y2, width: 0.25, grey: 0.3 });
  }
}

function addStep({ step, by, until, law }: Step, column: Column, now: number): void {
  const add = (text: string, style: typeof VALUE) => {
    column.y += column.text(text, style, LEFT + INDENT, WIDTH - INDENT);
  };
  addTick(column);
  add(`${say(PARTY_WORDS[by])}: ${say(STEP_WORDS[step])}`, VALUE);
  if (until !== null) add(say('Until {date}', { date: formatDate(until) }), BOLD);
  const date = formatDate(law.checkedOn);
  const old = isStale(law, now) ? say('We looked this up on {date}; look again.', { date }) : '';
  add([law.source, old].filter(Boolean).join(' '), SMALL);
  column.y += 3.5;
}

/** What both sides do after a sale, to tick by hand; without names and numbers of people. */
export function checklistSheets(
  { vehicle, soldOn, steps }: Checklist,
  now: number,
  measure: Measure,
): Sheet[] {
  const oldest = steps.map(({ law }) => law.checkedOn).sort()[0];
  return paged(
    [
      (column) => column.paragraph(say('Checklist for the RC'), { size: 8, weight: 'bold' }),
      (column) => {
        const title = [vehicle.name, lastFour(vehicle.registrationNumber)].filter(Boolean).join(' · ');
        column.paragraph(`${title}, ${say('sold on {date}', { date: formatDate(soldOn) })}`, VALUE);
        column.y += 3;
      },
      ...steps.map((step) => (column: Column) => addStep(step, column, now)),
      (column) =>
        column.paragraph(
          [
            say('Offices differ: ask yours what it wants. This is not legal advice.'),
            oldest ? say('We looked this up on {date}.', { date: formatDate(oldest) }) : '',
          ]
            .filter(Boolean)
            .join(' '),
          SMALL,
        ),
    ],
    measure,
  );
}
