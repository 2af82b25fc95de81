import type { Plugin } from 'vite';

/** Refuses a build whose chunks import each other in a circle: one of them would run before what it needs is there. */
export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const finished = new Set<string>();
      const visit = (fileName: string, above: readonly string[]): void => {
        if (above.includes(fileName))
          this.error(`Chunks import each other: ${[...above.slice(above.indexOf(fileName)), fileName].join(' → ')}`);
        const chunk = bundle[fileName];
        if (finished.has(fileName) || chunk?.type !== 'chunk') return;
        for (const imported of chunk.imports) visit(imported, [...above, fileName]);
        finished.add(fileName);
      };
      for (const fileName of Object.keys(bundle)) visit(fileName, []);
    },
  };
}
