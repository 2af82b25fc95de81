/** Where the build of the server says what it loads on demand; see `apps/web/build/record-imports.ts`. */
const watcher = globalThis as { watchImport?: <Module>(module: Promise<Module>) => Promise<Module> };

const underWay = new Set<Promise<unknown>>();

watcher.watchImport = (module) => {
  underWay.add(module);
  const end = () => underWay.delete(module);
  module.then(end, end);
  return module;
};

/** Whether anything is on its way that a screen asked for. */
export const isLoading = (): boolean => underWay.size > 0;

/** Waits until everything is there, with what it asks for itself, and until those who wait for it have been told. */
export async function allLoaded(): Promise<void> {
  while (underWay.size > 0) {
    await Promise.allSettled(underWay);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
