import { useSyncExternalStore } from 'react';

/** Something about this page that is so or not, for code inside and outside of components. */
export class Flag {
  private isSet = false;
  private readonly listeners = new Set<() => void>();

  get = () => this.isSet;

  set = (isSet: boolean) => {
    this.isSet = isSet;
    for (const listener of this.listeners) listener();
  };

  use = () => useSyncExternalStore(this.subscribe, this.get, () => false);

  private subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
