import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { createTokenSigner } from '../security/token-signer.ts';
import { createDiskStore } from './disk-store.ts';
import { watchedStore } from './watched-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'pausenplatz-watched-'));
afterAll(() => rmSync(folder, { recursive: true }));
let faults: string[] = [];
beforeEach(() => void (faults = []));
const store = watchedStore(
  createDiskStore(folder, createTokenSigner('watched-store-watched-store-watched'), () => ''),
  (operation) => void faults.push(operation),
);

it('says nothing of what works, and of what is not there', async () => {
  const name = newId();
  await store.put(name, Buffer.from('there'), 'text/plain');
  expect((await store.get(name))?.sizeBytes).toBe(5);
  await store.delete(name);
  expect(await store.get(name)).toBeNull();
  expect(faults).toEqual([]);
});

it('tells what the store failed at, and so does the store itself', async () => {
  const name = newId();
  // Where its folder should be, somebody put a file.
  writeFileSync(join(folder, name.slice(0, 2)), '');
  await expect(store.put(name, Buffer.from('x'), 'text/plain')).rejects.toThrow();
  await expect(store.get(name)).rejects.toThrow(/ENOTDIR/);
  rmSync(join(folder, name.slice(0, 2)));
  mkdirSync(join(folder, name.slice(0, 2), name.slice(2, 4), name), { recursive: true });
  await expect(store.delete(name)).rejects.toThrow();
  expect(faults).toEqual(['put', 'get', 'delete']);
});

it('says nothing of a sender who breaks off', async () => {
  const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  const sender = new Readable({
    read() {
      this.destroy(gone);
    },
  });
  await expect(store.put(newId(), sender, 'text/plain')).rejects.toThrow('aborted');
  expect(faults).toEqual([]);
});
