import { expect, test } from 'vitest';
import { allLoaded, isLoading } from './loading.ts';

const { watchImport } = globalThis as unknown as { watchImport: <Module>(module: Promise<Module>) => Promise<Module> };

test('what a module asks for itself is waited for as well, however long it takes', async () => {
  const told: string[] = [];
  const slowly = (name: string) => watchImport(new Promise<string>((resolve) => setTimeout(() => resolve(name), 30)));
  void slowly('screen')
    .then((name) => (told.push(name), slowly('its dialog')))
    .then((name) => told.push(name));
  expect(isLoading()).toBe(true);
  await allLoaded();
  expect(told).toEqual(['screen', 'its dialog']);
  expect(isLoading()).toBe(false);
});

test('a module that cannot be loaded ends the wait too', async () => {
  const failing = watchImport(Promise.reject(new Error('gone')));
  await allLoaded();
  await expect(failing).rejects.toThrow('gone');
});
