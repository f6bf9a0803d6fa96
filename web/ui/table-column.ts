import type { ReactNode } from 'react';

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
