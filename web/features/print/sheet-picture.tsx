import { codeModules, QUIET_ZONE } from './code-path';
import { drawnFont } from './drawn-font';
import { greyColour as grey, type Mark, type Sheet } from './sheet';

function Code({ x, y, size, text }: Extract<Mark, { kind: 'code' }>) {
  const { size: count, runs } = codeModules(text);
  const module = size / (count + 2 * QUIET_ZONE);
  const at = (index: number) => (index + QUIET_ZONE) * module;
  const path = runs.map(
    ({ column, row, length }) =>
      `M${x + at(column)} ${y + at(row)}h${length * module}v${module}h${-length * module}z`,
  );
  return (
    <>
      <rect x={x} y={y} width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </>
  );
}

/** Draws like the PDF; lines take the measured width, whatever font the browser has. */
function Drawn({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case 'area': {
      const { x, y, width, height, corner = 0 } = mark;
      return <rect x={x} y={y} width={width} height={height} rx={corner} fill={grey(mark.grey)} />;
    }
    case 'rule':
      return (
        <line
          x1={mark.x1}
          y1={mark.y1}
          x2={mark.x2}
          y2={mark.y2}
          strokeWidth={mark.width}
          stroke={grey(mark.grey)}
        />
      );
    case 'code':
      return <Code {...mark} />;
    case 'line':
      return (
        <text
          x={mark.x}
          y={mark.y}
          textLength={mark.width}
          lengthAdjust="spacingAndGlyphs"
          fill={grey(mark.grey)}
          style={{ font: drawnFont(mark.weight, mark.size) }}
        >
          {mark.text}
        </text>
      );
    case 'picture': {
      const { x, y, width, height, address } = mark;
      return (
        <image
          x={x}
          y={y}
          width={width}
          height={height}
          href={address}
          preserveAspectRatio="xMidYMid slice"
        />
      );
    }
  }
}

/** A sheet on the screen, before it is printed. */
export function SheetPicture({ sheet: { width, height, marks }, label }: { sheet: Sheet; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="mx-auto block max-h-96 w-full rounded-sm border border-line bg-white"
    >
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a sheet are redrawn together
        <Drawn key={index} mark={mark} />
      ))}
    </svg>
  );
}
