import type { Plugin } from 'vite';

const line = '(new Date).toLocaleString()';

/**
 * The library of Teams says in its log when it began, in the words of the place. Asking a browser for these words for the first time costs a
 * cheap phone a tenth of a second, before anything of a tab is asked for; and the log is off.
 */
export function quietTeamsLibrary(): Plugin {
  let isFound = false;
  return {
    name: 'quiet-teams-library',
    apply: 'build',
    transform: {
      filter: { id: /@microsoft\/teams-js\/.*\/app\/app\.js$/, code: line },
      handler(code) {
        isFound = true;
        return { code: code.replaceAll(line, "''"), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error(`The library of Teams has no ${line} any more: this plugin can go`);
    },
  };
}
