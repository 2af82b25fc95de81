import { checkAuthentication } from '@pausenplatz/account/contract';
import type { DrawnPage, InsideAnswer, PageDrawer, PageRequest } from '@pausenplatz/kernel-contract';
import { decideAccess, type KnownSession } from '@pausenplatz/kernel-host';
import type { FirstView } from '../first-view/first-view.ts';
import { readLook } from '../first-view/look.ts';
import { knownSession } from '../services/known-session.ts';
import { askedAhead, screenAt } from '../shell/parts.tsx';
import { appTheme } from '@pausenplatz/kernel-ui/theme';
import { drawnMarkup, type ReadFile } from '@pausenplatz/kernel-ui/ssr';
import { compose } from './compose.ts';
import { drawApp } from './draw-app.tsx';

export { listLoads } from './list-loads.ts';

/** What the build knows and a server needs to draw with. */
interface DrawerFiles {
  readonly read: ReadFile;
  /** Scripts that a screen loads for visitors and for members, by its path. */
  readonly scriptsOf: (path: string, who: 'visitor' | 'member') => readonly string[];
  /** Scripts of what fills a slot, by the slot's name. */
  readonly scriptsOfSlot: (name: string) => readonly string[];
  /** Address of the script that takes over what was drawn. */
  readonly takeOver: string;
}

/** Draws the pages of the web host: wholly where its screen is drawn, otherwise with what the browser would ask for first. */
export function createDrawer(files: DrawerFiles): PageDrawer {
  return {
    async draw(asked) {
      const { request, missed } = noting(asked);
      const screen = screenAt(request.path);
      const session = await sessionOf(request);
      const isMember = session?.status === 'signedIn';
      const scripts = screen ? files.scriptsOf(screen.path, isMember ? 'member' : 'visitor') : [];
      const isShown = screen && session && session.status !== 'initialPassword' && decideAccess(screen.access, session) === 'show';
      const page =
        isShown && screen.isDrawn ? await drawScreen(request, files, session, scripts) : undrawn(request, files, session, scripts);
      return screen && !(await isAbout(missed, request, session)) ? page : { ...page, status: 404 };
    },
  };
}

/** Notes the calls that found nothing, or nothing for who asks. */
function noting(asked: PageRequest): { readonly request: PageRequest; readonly missed: ReadonlySet<string> } {
  const missed = new Set<string>();
  const ask: PageRequest['ask'] = async (callId, input) => {
    const answer = await asked.ask(callId, input);
    if (!answer.isAnswered && answer.status === 404) missed.add(callId);
    return answer;
  };
  return { request: { ...asked, ask }, missed };
}

/** Whether what the page is about was missed: what its screen asks first, and not what hangs beside it, such as a block for members. */
async function isAbout(missed: ReadonlySet<string>, { path, search, origin }: PageRequest, session: KnownSession | null): Promise<boolean> {
  if (missed.size === 0) return false;
  const user = session && 'user' in session ? session.user : null;
  const first = await askedAhead(new URL(origin + path + search), { user, classId: null });
  return first.some(({ call }) => missed.has(call.id));
}

async function sessionOf({ who, ask }: PageRequest): Promise<KnownSession | null> {
  if (who === 'unknown') return null;
  if (who === 'visitor') return { status: 'signedOut' };
  const output = outputOf(await ask(checkAuthentication.id, {}));
  // The very call that the browser would make.
  return output === undefined ? null : knownSession(output as Parameters<typeof knownSession>[0]);
}

/** Stands at what changes by itself. */
const liveMark = ' data-live=';

const outputOf = (answer: InsideAnswer): unknown => (answer.isAnswered ? answer.output : undefined);

/** Draws a screen in turns, until it has read what it shows first. */
function readScreen(request: PageRequest, session: KnownSession) {
  const { path, search, ask } = request;
  return drawApp(path + search, session, lookOf(request, session), async (callId, input) => outputOf(await ask(callId, input)));
}

async function drawScreen(request: PageRequest, files: DrawerFiles, session: KnownSession, scripts: readonly string[]): Promise<DrawnPage> {
  const { nonce, template, origin } = request;
  const look = lookOf(request, session);
  const app = await readScreen(request, session);
  if (!app.isWhole) return undrawn(request, files, session, scripts, app.answers);
  const reader = 'user' in session && session.user.userRoles.includes('Pupil') ? 'pupil' : 'adult';
  const theme = (scheme: 'light' | 'dark') => appTheme({ scheme, reader, readingEase: look.readingEase });
  const { html, ...markup } = drawnMarkup(app.html, nonce, { light: theme('light'), dark: theme('dark'), scheme: look.scheme });
  const isMember = session.status === 'signedIn';
  const page = compose(
    template,
    {
      view: { session, answers: app.answers, drawn: app.told },
      scheme: look.scheme,
      nonce,
      origin,
      ...markup,
      html,
      scripts: [...new Set([...scripts, ...app.told.slots.flatMap(files.scriptsOfSlot)])],
      takeOver: { script: files.takeOver, when: isMember ? 'painted' : html.includes(liveMark) ? 'idle' : 'asked' },
    },
    files.read,
  );
  return { html: page, isPersonal: session.status !== 'signedOut' };
}

function undrawn(
  request: PageRequest,
  files: DrawerFiles,
  session: KnownSession | null,
  scripts: readonly string[],
  answers: FirstView['answers'] = [],
): DrawnPage {
  const { nonce, template, origin } = request;
  const { scheme } = lookOf(request, session);
  const nothing = { metas: '', styles: '', rules: '', html: '', takeOver: null };
  const html = compose(template, { view: { session, answers, drawn: null }, scheme, nonce, origin, scripts, ...nothing }, files.read);
  return { html, isPersonal: session === null || session.status !== 'signedOut' };
}

/** What the account remembers of a person's look counts on every device. */
function lookOf({ look: sent }: PageRequest, session: KnownSession | null) {
  const look = readLook(sent);
  if (!session || !('user' in session)) return look;
  const own = session.user.settings?.['darstellung'] ?? {};
  const { scheme, readingEase } = own;
  return {
    ...look,
    ...((scheme === 'light' || scheme === 'dark' || scheme === 'system') && { scheme }),
    ...(typeof readingEase === 'boolean' && { readingEase }),
  } as typeof look;
}
