/** Set while somebody lists what is loaded on demand; see `apps/web/build/record-imports.ts`. */
const recorder = globalThis as { recordImport?: ((module: string) => void) | undefined };

/** The modules that are asked for while something loads. */
export async function recorded(load: () => Promise<unknown>): Promise<readonly string[]> {
  const modules: string[] = [];
  recorder.recordImport = (module) => modules.push(module);
  await load();
  recorder.recordImport = undefined;
  return modules;
}

/** The first module that is asked for, without loading it: for what must not run where it is only listed. */
export async function named(load: () => Promise<unknown>): Promise<readonly string[]> {
  const modules: string[] = [];
  recorder.recordImport = (module) => {
    modules.push(module);
    throw new Error('Only listed');
  };
  await (async () => load())().catch(() => undefined);
  recorder.recordImport = undefined;
  return modules;
}
