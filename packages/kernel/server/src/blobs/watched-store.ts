import type { BlobOperation } from '../observing/observer.ts';
import type { BlobStore } from './blob-store.ts';

/** Whoever sends may break off; that says nothing about the store. */
const ofTheSender = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'EPIPE']);

const isOfTheSender = (fault: unknown): boolean =>
  fault instanceof Error && (fault.name === 'AbortError' || ('code' in fault && ofTheSender.has(String(fault.code))));

/** The same store; each time that it fails, somebody is told, and whoever asked too. */
export function watchedStore(store: BlobStore, onFault: (operation: BlobOperation, fault: unknown) => void): BlobStore {
  const watched = async <T>(operation: BlobOperation, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (fault) {
      if (!isOfTheSender(fault)) onFault(operation, fault);
      throw fault;
    }
  };
  return {
    ...store,
    put: (...blob) => watched('put', store.put(...blob)),
    async get(name) {
      const found = await watched('get', store.get(name));
      return found && { ...found, body: (range) => watched('get', found.body(range)) };
    },
    delete: (name) => watched('delete', store.delete(name)),
  };
}
