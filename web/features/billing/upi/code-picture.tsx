import { codeModules, QUIET_ZONE } from '../../print/code-path';

/** A QR code on white, whatever the theme: readers expect dark on light. */
export function CodePicture({ text, label }: { text: string; label: string }) {
  const { size, runs } = codeModules(text);
  const side = size + 2 * QUIET_ZONE;
  const path = runs
    .map(({ column, row, length }) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`)
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      className="w-full max-w-60 rounded-md bg-white"
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
