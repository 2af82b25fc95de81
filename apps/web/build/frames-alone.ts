import type { Plugin } from 'vite';
import { repository } from './hosts.ts';

const mark = '?frame';
const isFrameScript = (module: string): boolean => module.endsWith('/ui/frame-script.ts') || module.endsWith(mark);

/** A file of ours: no library, and nothing that the bundler makes up. */
const isOwn = (module: string): boolean => module.startsWith(repository) && !module.includes('/node_modules/');

/**
 * Gives the scripts of drawn frames modules of their own. A calendar on a website needs a few lines of what the hosts start with; were
 * they shared, a hundred KiB of framework would come along with them. What is twice in the build are about two KiB.
 */
export function framesAlone(): Plugin {
  return {
    name: 'frames-alone',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !isFrameScript(importer)) return null;
      const found = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true });
      return found && isOwn(found.id) ? { ...found, id: found.id + mark } : found;
    },
  };
}
