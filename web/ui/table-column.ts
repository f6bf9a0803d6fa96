import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Names the row; on a phone it is the heading of its card. */
  primary?: boolean;
  /** Buttons: a separate row at the end of the card, without a label. */
  actions?: boolean;
  /** Its position on a phone, if the table has two lines per row. */
  line?: 'top' | 'top-end' | 'bottom' | 'bottom-end';
};
