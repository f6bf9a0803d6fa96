import { createContext, use, useSyncExternalStore } from 'react';
import type { ListForm, MissingAction } from './import-form';
import type { TypedRow } from './list-rows';

/**
 * The list as the seller corrects it. A form library would copy a thousand rows at each key; here a key draws its own
 * row and the count of the button.
 */
export class ListStore {
  private readonly listeners = new Set<() => void>();

  constructor(private form: ListForm) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Another object after each change. */
  readonly current = () => this.form;

  setRow(at: number, changes: Partial<TypedRow>) {
    this.setRows(new Map([[at, changes]]));
  }

  setRows(changes: ReadonlyMap<number, Partial<TypedRow>>) {
    const rows = [...this.form.rows];
    for (const [at, one] of changes) {
      const row = rows[at];
      if (row) rows[at] = { ...row, ...one };
    }
    this.change({ ...this.form, rows });
  }

  setMissing(ids: readonly string[], action: MissingAction) {
    const chosen = Object.fromEntries(ids.map((id) => [id, action]));
    this.change({ ...this.form, missing: { ...this.form.missing, ...chosen } });
  }

  private change(form: ListForm) {
    this.form = form;
    for (const listener of this.listeners) listener();
  }
}

export const ListStoreContext = createContext<ListStore | null>(null);

export function useListStore(): ListStore {
  const store = use(ListStoreContext);
  if (!store) throw new Error('Rows belong in a list');
  return store;
}

/** The whole form as it stands. */
export function useListForm(): ListForm {
  const store = useListStore();
  return useSyncExternalStore(store.subscribe, store.current);
}

const NOTHING: TypedRow = { isWanted: false, name: '', price: '', year: '', kms: '' };

/** One row as it stands, and how to change it. */
export function useTypedRow(at: number): [TypedRow, (changes: Partial<TypedRow>) => void] {
  const store = useListStore();
  const row = useSyncExternalStore(store.subscribe, () => store.current().rows[at]) ?? NOTHING;
  return [row, (changes) => store.setRow(at, changes)];
}
