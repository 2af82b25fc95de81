import { checkAuthentication } from '@pausenplatz/account/contract';
import type { DrawnPage, PageDrawer, PageRequest } from '@pausenplatz/kernel-contract';
import { firstViewId, type KnownSession } from '@pausenplatz/kernel-host';
import { named, recorded } from '@pausenplatz/kernel-host/ssr';
import { dataElement, drawnMarkup, filled, preloads } from '@pausenplatz/kernel-ui/ssr';
import baseStyles from '@pausenplatz/kernel-ui/base.css?inline';
import { loadThemeNamed } from '../src/bridge/theme.ts';
import { loadLibrary } from '../src/bridge/teams-bridge.ts';
import { laterScriptsId, readTabLook, signInAnswerId } from '../src/drawn-tab.ts';
import { features } from '../src/features.ts';
import { loadStart } from '../src/load-start.ts';
import { tabAt } from '../src/load-tab.ts';
import { drawTab } from './draw-tab.tsx';

interface DrawerFiles {
  readonly scriptsOf: (path: string, who: 'visitor' | 'member') => readonly string[];
  /** Scripts of what fills a slot, by the slot's name. */
  readonly scriptsOfSlot: (name: string) => readonly string[];
}

/** Teams opens a tab anew whenever somebody comes back to it; what is nobody's need not be asked for each time. */
const keptSeconds = 300;

/**
 * Who is in a tab only Teams can tell, and only to the browser: the page of a tab names what that browser will need. Once it has heard
 * that, it signs in and names the tab, which is drawn then.
 */
export function createDrawer({ scriptsOf }: DrawerFiles): PageDrawer {
  return {
    async draw(request) {
      const screen = tabAt(request.path);
      if (!screen) return null;
      if (request.who === 'person') return screen.isDrawn ? drawnFor(request) : null;
      if (request.who === 'unknown') return null;
      const scripts = scriptsOf(screen.path, 'member');
      // Whom Teams has not named yet needs its library alone; the browser hands its nonce on to the styles of what is drawn.
      const head = screen.isDrawn
        ? `${preloads(scriptsOf(screen.path, 'visitor'))}<style nonce="${request.nonce}"></style>${dataElement(laterScriptsId, scripts)}`
        : preloads(scripts);
      return { html: filled(request.template, head, ''), isPersonal: false, keptSeconds };
    },
  };
}

async function drawnFor({ path, search, look: sent, nonce, entered, ask }: PageRequest): Promise<DrawnPage | null> {
  const reading = async (callId: string, input: unknown) => {
    const answer = await ask(callId, input);
    return answer.isAnswered ? answer.output : undefined;
  };
  const session = sessionOf((await reading(checkAuthentication.id, {})) as Parameters<typeof sessionOf>[0]);
  if (!session) return null;
  const look = readTabLook(sent);
  const theme = await loadThemeNamed(look.theme);
  const tab = await drawTab({ address: path + search, session, look, theme, ask: reading });
  if (!tab.isWhole) return null;
  const { html, styles, rules } = drawnMarkup(tab.html, nonce, {
    light: theme,
    dark: theme,
    scheme: look.theme === 'default' ? 'light' : 'dark',
  });
  const data = dataElement(firstViewId, { session, answers: tab.answers, drawn: tab.told }) + dataElement(signInAnswerId, entered);
  // The page that asks is there already, and puts this in; its own sheets come with its scripts.
  return { html: `<style>${baseStyles}${rules}</style>${styles}${data}<div id="root">${html}</div>`, isPersonal: true };
}

type Known = Partial<Extract<KnownSession, { status: 'signedIn' }>> & { readonly isLoggedIn?: boolean; readonly initialPassword?: boolean };

function sessionOf(answer: Known | undefined): KnownSession | null {
  return answer?.isLoggedIn && !answer.initialPassword && answer.user ? { status: 'signedIn', user: answer.user } : null;
}

/** Modules that each tab loads on demand, with the library of Teams, the tab around the screens and the theme. */
export async function listLoads() {
  const library = await named(loadLibrary);
  const always = [...library, ...(await named(loadStart)), ...(await recorded(() => loadThemeNamed('default')))];
  const lists = [];
  for (const { path, load } of features.flatMap((feature) => feature.screens))
    lists.push({ path, visitor: library, member: [...new Set([...always, ...(await recorded(load))])] });
  return { screens: lists, slots: [] };
}
