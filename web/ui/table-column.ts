import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The row's name: on a phone the heading of its card. */
  primary?: boolean;
  /** Buttons: a separate row at the end of the card, without a label. */
  actions?: boolean;
  /** Where it is on a phone if the table has two lines a row. */
  line?: 'top' | 'top-end' | 'bottom' | 'bottom-end';
};
