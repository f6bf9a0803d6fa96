import { DEVICE_DATABASE } from '../../schema/common/device-caches';

/** What page and service worker store on the device, by name. */
const STORE = 'kept';

const finished = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DEVICE_DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return finished(request);
}

export async function withStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await finished(use(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}
