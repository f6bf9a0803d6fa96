// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` on phones removes the implied roles
import { type MouseEvent, memo, type Ref } from 'react';
import type { Column } from './table-column';

const INTERACTIVE = 'a, button, input, select, textarea, label, summary';

/**
 * Whether a press was meant for the row: not for its contents, nor for a menu that is inside it only in
 * React's tree, nor the end of a text selection.
 */
function meansRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return !target.closest(INTERACTIVE) && !window.getSelection()?.toString();
}

type TableRowProps<Row> = {
  columns: readonly Column<Row>[];
  row: Row;
  onOpen?: ((row: Row) => void) | undefined;
  /** Its position in the whole list, if only a part is rendered. */
  index?: number | undefined;
  measure?: Ref<HTMLTableRowElement> | undefined;
};

function AnyTableRow<Row>({ columns, row, onOpen, index, measure }: TableRowProps<Row>) {
  return (
    <tr
      role="row"
      ref={measure}
      data-index={index}
      // The header is the first row.
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={onOpen && 'cursor-pointer'}
      onClick={(event) => meansRow(event) && onOpen?.(row)}
    >
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          data-label={column.header}
          data-align={column.align}
          data-primary={column.primary || undefined}
          data-actions={column.actions || undefined}
          data-line={column.line}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Memoised, so that scrolling renders only new rows. */
export const TableRow = memo(AnyTableRow) as typeof AnyTableRow;
