// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` on phones takes the implied roles away
import type { Key, MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The row's name: the heading of its card on a phone. */
  primary?: boolean;
  /** Buttons: a row of their own at the end of the card, without a label. */
  actions?: boolean;
};

export type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** What the table lists; read aloud, not shown. */
  caption: string;
  /** A press anywhere in a row but on its links and buttons; its primary cell has a button for the keyboard. */
  onOpen?: ((row: Row) => void) | undefined;
};

const INTERACTIVE = 'a, button, input, select, textarea, label, summary';

/** A press that means the row: not on what is inside it, nor in a menu that only React holds inside, nor the end of a selection. */
function meansRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return !target.closest(INTERACTIVE) && !window.getSelection()?.toString();
}

/**
 * Records in columns from 768 px, stacked cards below (styles/table.css). Put it in a `<Card padded={false}>`.
 * The explicit roles look redundant but are not: `display: block` takes the table's meaning away from screen readers.
 */
export function DataTable<Row>({ columns, rows, rowKey, caption, onOpen }: DataTableProps<Row>) {
  return (
    <div className="md:overflow-x-auto">
      <table role="table" className="data-table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-align={column.align}>
                {column.actions ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
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
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
