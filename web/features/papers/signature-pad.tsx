import { Eraser } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { SIGNATURE_HEIGHT, type Stroke } from './signatures';
import { useWords } from './words';

interface SignaturePadProps {
  label: string;
  /** null: signed by hand on the printed paper. */
  strokes: readonly Stroke[] | null;
  onChange: (strokes: readonly Stroke[] | null) => void;
  error: string | undefined;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
/** Shorter steps than this, in parts of the width, are not kept. */
const MIN_STEP = 0.004;

function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Stroke[number] {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  return [rounded((clientX - left) / width), rounded((clientY - top) / width)];
}

const pathOf = (stroke: Stroke) =>
  stroke.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** A field to sign in with a finger, a pen or a mouse; by keyboard, or on paper, one signs the print. */
export function SignaturePad({ label, strokes, onChange, error }: SignaturePadProps) {
  const t = useWords();
  const isDrawing = useRef(false);
  const start = (event: PointerEvent<SVGSVGElement>) => {
    isDrawing.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    onChange([...(strokes ?? []), [pointOf(event)]]);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const last = strokes?.at(-1);
    const from = last?.at(-1);
    if (!isDrawing.current || !strokes || !last || !from) return;
    const to = pointOf(event);
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) < MIN_STEP) return;
    onChange([...strokes.slice(0, -1), [...last, to]]);
  };
  const stop = () => {
    isDrawing.current = false;
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      {strokes !== null && (
        <div className="relative">
          <svg
            role="img"
            aria-label={strokes.length > 0 ? t('Signed') : t('Sign here')}
            viewBox={`0 0 1 ${SIGNATURE_HEIGHT}`}
            className="w-full touch-none rounded-md border border-line-strong bg-white"
            onPointerDown={start}
            onPointerMove={move}
            onPointerUp={stop}
            onPointerCancel={stop}
          >
            {strokes.map((stroke, index) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added at the end, or all removed.
                key={index}
                d={pathOf(stroke)}
                fill="none"
                stroke="black"
                strokeWidth={0.008}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            ))}
          </svg>
          {strokes.length > 0 && (
            <div className="absolute top-1 right-1">
              <Button
                size="sm"
                icon={<Eraser aria-hidden="true" className="size-4" />}
                onClick={() => onChange([])}
              >
                {t('Clear')}
              </Button>
            </div>
          )}
        </div>
      )}
      <Checkbox
        label={t('Sign by hand on the print')}
        checked={strokes === null}
        onChange={({ target }) => onChange(target.checked ? null : [])}
      />
      {error && (
        <p
          ref={(note) => note?.scrollIntoView({ block: 'center' })}
          role="alert"
          className="text-danger text-sm"
        >
          {error}
        </p>
      )}
    </fieldset>
  );
}
