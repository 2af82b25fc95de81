import type { PageDrawer } from '@pausenplatz/kernel-contract';
import { named, recorded } from '@pausenplatz/kernel-host/ssr';
import { filled, preloads } from '@pausenplatz/kernel-ui/ssr';
import { matchPath } from 'react-router-dom';
import { loadThemeNamed } from '../src/bridge/theme.ts';
import { loadLibrary } from '../src/bridge/teams-bridge.ts';
import { features } from '../src/features.ts';

const screens = features.flatMap((feature) => feature.screens);

/** Who is in a tab only Teams can tell, and only to the browser; the server names what that browser will need. */
export function createDrawer({
  scriptsOf,
}: {
  readonly scriptsOf: (path: string, who: 'visitor' | 'member') => readonly string[];
}): PageDrawer {
  return {
    async draw({ path, template }) {
      const screen = screens.find((one) => matchPath(one.path, path) !== null);
      if (!screen) return null;
      return { html: filled(template, preloads(scriptsOf(screen.path, 'member')), ''), isPersonal: false };
    },
  };
}

/** Modules that each tab loads on demand, with the library and the theme of Teams. */
export async function listLoads() {
  const always = [...(await named(loadLibrary)), ...(await recorded(() => loadThemeNamed('default')))];
  const lists = [];
  for (const { path, load } of screens) lists.push({ path, visitor: [], member: [...new Set([...always, ...(await recorded(load))])] });
  return { screens: lists, slots: [] };
}
