import { tokens } from '@fluentui/react-theme';
import type { Plugin } from 'vite';

const known = new Map(Object.entries(tokens));
const imported =
  /import\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*["'](?:@fluentui\/(?:react-components|react-theme|tokens)|@pausenplatz\/kernel-ui\/theme)["']/;
const used = /(?<![\w$.])tokens\.(\w+)(?!\w)/g;

/** A module with the names of custom properties where it asked for them; null where it asks for none. */
export function withTokens(code: string): string | null {
  if (!imported.test(code)) return null;
  const inlined = code.replaceAll(used, (found, name: string) => {
    const value = known.get(name);
    return value === undefined ? found : JSON.stringify(value);
  });
  return inlined === code ? null : inlined;
}

/**
 * Writes `var(--colorNeutralForeground1)` where a module says `tokens.colorNeutralForeground1`. The list of all names is one of the largest
 * things that every host would otherwise start with, for a few that it uses.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'inline-tokens',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.[jt]sx?$/, code: 'tokens' },
      handler(code) {
        const inlined = withTokens(code);
        return inlined === null ? null : { code: inlined, map: null };
      },
    },
  };
}
