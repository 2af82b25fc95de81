import type { Plugin } from 'vite';

/**
 * Lets whoever loads a screen on a server see which modules it loads on demand: each `import()` says its module to
 * `globalThis.recordImport`, where somebody listens.
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
        if (resolved && !resolved.external)
          changed = changed.replace(
            whole,
            `(globalThis.recordImport?.(${JSON.stringify(resolved.id.replace(root, ''))}), import(${quoted} ))`,
          );
      }
      return { code: changed, map: null };
    },
  };
}
