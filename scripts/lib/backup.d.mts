type Row = Record<string, unknown>;
type Ask = (statements: string[]) => Promise<Row[][]>;
type Write = (statements: string[]) => Promise<unknown>;

interface Copy {
  schema: { type: string; name: string; table: string; sql: string }[];
  tables: Record<string, Row[]>;
}

export function exportDatabase(ask: Ask): Promise<Copy>;
export function restoreDatabase(to: { ask: Ask; write: Write }, copy: Copy): Promise<void>;
export function checksumsOf(ask: Ask): Promise<Map<string, { items: number; sum: string }>>;
