import type { Plugin } from 'vite';

/**
 * Lets a server see which modules a screen loads on demand: each `import()` says its module to `globalThis.recordImport` and its promise to
 * `globalThis.watchImport`, where somebody listens.
 */
export function recordImports(root: string): Plugin {
  return {
    name: 'record-imports',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/node_modules/') || !code.includes('import(')) return null;
      const found = [...code.matchAll(/(?<!typeof )\bimport\(('[^']+')\)/g)];
      let changed = code;
      for (const [whole, quoted = ''] of found) {
        const resolved = await this.resolve(quoted.slice(1, -1), id);
        if (!resolved || resolved.external) continue;
        const module = JSON.stringify(resolved.id.replace(root, ''));
        changed = changed.replace(
          whole,
          `(globalThis.recordImport?.(${module}), (globalThis.watchImport ?? ((one) => one))(import(${quoted} )))`,
        );
      }
      return { code: changed, map: null };
    },
  };
}
