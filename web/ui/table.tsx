// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` on phones removes the implied roles
import type { Key, RefObject } from 'react';
import { useVirtualRows } from '../lib/use-virtual-rows';
import type { Column } from './table-column';
import { TableRow } from './table-row';
import { VisuallyHidden } from './visually-hidden';

export type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** The table's caption; read aloud, not shown. */
  caption: string;
  /**
   * Called for a press anywhere in a row except on its links and buttons; its primary cell has a button for
   * the keyboard.
   */
  onOpen?: ((row: Row) => void) | undefined;
  /**
   * A list of any length in the page's own scroll: only the visible rows are rendered, and more are fetched
   * before the end.
   */
  virtual?: { onNearEnd?: (() => void) | undefined } | undefined;
  /** Two lines per row on a phone, for lists that people scan; every column sets its `line`. */
  inTwoLines?: boolean;
};

/** Height of a row in pixels until it is measured: a card on a phone, a line from 768 px. */
const estimate = (inTwoLines: boolean) => (window.innerWidth >= 768 ? 92 : inTwoLines ? 120 : 260);

const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tbody aria-hidden="true" data-gap="">
      <tr>
        <td colSpan={columns} style={{ height }} />
      </tr>
    </tbody>
  );

/**
 * Records in columns from 768 px, stacked cards below (styles/table.css). Put it in a `<Card
 * padded={false}>`. The explicit roles are not redundant: `display: block` hides the table's structure from
 * screen readers.
 */
export function DataTable<Row>({
  columns,
  rows,
  rowKey,
  caption,
  onOpen,
  virtual,
  inTwoLines = false,
}: DataTableProps<Row>) {
  const { list, measure, isVirtual, start, end, before, after } = useVirtualRows({
    count: rows.length,
    estimate: estimate(inTwoLines),
    isOff: !virtual,
    onNearEnd: virtual?.onNearEnd,
  });
  return (
    <div className="md:overflow-x-auto">
      <table
        ref={list as RefObject<HTMLTableElement | null>}
        role="table"
        className="data-table"
        data-two-lines={inTwoLines || undefined}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
      >
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
        <Gap height={before} columns={columns.length} />
        <tbody role="rowgroup">
          {rows.slice(start, end).map((row, index) => (
            <TableRow
              key={rowKey(row)}
              columns={columns}
              row={row}
              onOpen={onOpen}
              measure={measure}
              index={isVirtual ? start + index : undefined}
            />
          ))}
        </tbody>
        <Gap height={after} columns={columns.length} />
      </table>
    </div>
  );
}
