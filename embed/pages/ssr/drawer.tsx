import { RendererProvider } from '@griffel/react';
import { type InsideAnswer, type PageDrawer, type PageRequest, tooHeavyToDraw } from '@pausenplatz/kernel-contract';
import type { AskFramed, BlockViewProps } from '@pausenplatz/kernel-host';
import {
  bareTemplate,
  dataElement,
  escaped,
  filled,
  type ReadFile,
  styleRenderer,
  usedStyles,
  usedTokens,
  withoutStyleAttributes,
} from '@pausenplatz/kernel-ui/ssr';
import { applied, leanTheme } from '@pausenplatz/kernel-ui/theme';
import type { Page } from '@pausenplatz/pages/contract';
import { framedCalls } from '@pausenplatz/pages/ui/framed';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { framedScreens, needsScript, views } from '../features.ts';
import { FramedPage, type Shown } from '../framed-page.tsx';
import { readFramedPath } from '../framed-path.ts';
import { type FramedView, framedViewId, type Island, islandAttribute, prefixOf } from '../framed-view.ts';
import { IslandFrame } from '../island-frame.tsx';
import { themeIn } from '../shown-scheme.ts';

/** What blocks ask first, and what its answers make them ask. */
const turnsAtMost = 4;

interface DrawerFiles {
  readonly read: ReadFile;
  /** Address of the script that counts the reading of a page. */
  readonly countView: string;
}

/** Draws framed pages: what stands still as plain markup, what lives as islands that a script takes over. */
export function createDrawer({ read: readFile, countView }: DrawerFiles): PageDrawer {
  return {
    async draw(request) {
      const found = await read(request);
      if (!found) return null;
      const { shown, origins, isSecret = false } = found;
      const drawn = await drawPage(shown, request);
      const { html, rules } = withoutStyleAttributes(drawn.html);
      const styles = usedStyles(html, request.nonce);
      const bare = bareTemplate(request.template, readFile);
      const tokens = usedTokens([styles, rules, html, applied], {
        light: leanTheme({ scheme: 'light' }),
        dark: leanTheme({ scheme: 'dark' }),
        scheme: 'system',
        isChangeable: true,
      });
      const view: FramedView = { shows: showsOf(shown), origins, islands: drawn.islands, answers: drawn.answers, ...liveOf(shown) };
      const head = [
        `<style nonce="${request.nonce}">${bare.css}${tokens}:root{${applied}}${rules}</style>`,
        styles,
        dataElement(framedViewId, view),
        `<script type="module" src="${bare.entry}"></script>`,
        shown.kind === 'page' ? `<script type="module" src="${countView}"></script>` : '',
      ].join('');
      const title = titleOf(shown);
      const titled = title === null ? bare.html : bare.html.replace(/<title>[^<]*/, () => `<title>${escaped(title)}`);
      const isThere = shown.kind !== 'unknown';
      return { html: filled(schemed(titled, request.search), head, html), isPersonal: isSecret, ...(!isThere && { status: 404 as const }) };
    },
  };
}

/** Says in the document itself what it shows: a script comes too late not to flash. */
function schemed(html: string, search: string): string {
  const theme = themeIn(search);
  return theme === 'auto' ? html : html.replace('<html ', `<html data-scheme="${theme}" `);
}

function showsOf({ kind }: Shown): FramedView['shows'] {
  if (kind === 'page' || kind === 'screen') return kind;
  return kind === 'closed' ? 'nothing' : 'box';
}

function titleOf(shown: Shown): string | null {
  if (shown.kind === 'page') return shown.page.title;
  return shown.kind === 'screen' ? shown.content.title : null;
}

const liveOf = (shown: Shown): Pick<FramedView, 'screen'> =>
  shown.kind === 'screen' ? { screen: { name: shown.name, live: shown.content.live } } : {};

interface Found {
  readonly shown: Shown;
  readonly origins: readonly string[];
  /** For whoever was given the address, and for no cache. */
  readonly isSecret?: boolean;
}

/** What stands at the address, and which websites may show it; null where it is so much that the reader's browser draws it. */
async function read(request: PageRequest): Promise<Found | null> {
  const path = readFramedPath(request.path, framedScreens);
  if (path.kind === 'screen') return readScreen(request, path);
  if (path.kind !== 'page') return { shown: path, origins: ['*'] };
  const { url } = path;
  const [page, framing] = await Promise.all([
    request.ask(idOf(framedCalls.getPage), { url }),
    answerOf(request, framedCalls.getFraming, { url }),
  ]);
  if (!page.isAnswered && page.status === tooHeavyToDraw) return null;
  const { origins = [] } = (framing ?? {}) as { origins?: readonly string[] };
  // A page that is not found, or not public, has its own sentence; its types are those of the calls.
  return { shown: page.isAnswered ? { kind: 'page', page: page.output as Page } : { kind: 'closed', path: `/seite/${url}` }, origins };
}

async function readScreen(
  request: PageRequest,
  { name, parameter }: { readonly name: string; readonly parameter: string },
): Promise<Found> {
  const screen = framedScreens.find((one) => one.name === name);
  if (!screen) return { shown: { kind: 'unknown' }, origins: [] };
  // What a call answers has the shape that its address names.
  const ask: AskFramed = (call, input) => answerOf(request, call, input) as never;
  const [content, origins] = await Promise.all([screen.read(ask, parameter, request.search), screen.origins(ask, parameter)]);
  const isSecret = screen.isSecret ?? false;
  if (content) return { shown: { kind: 'screen', name, content }, origins, isSecret };
  return { shown: isSecret ? { kind: 'unknown' } : { kind: 'closed', path: screen.pathOf(parameter) }, origins, isSecret };
}

const idOf = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${path}`;

async function answerOf({ ask }: PageRequest, call: { readonly method: string; readonly path: string }, input: unknown): Promise<unknown> {
  return outputOf(await ask(idOf(call), input));
}

const outputOf = (answer: InsideAnswer): unknown => (answer.isAnswered ? answer.output : undefined);

interface DrawnFrame {
  readonly html: string;
  readonly islands: readonly Island[];
  readonly answers: FramedView['answers'];
}

async function drawPage(shown: Shown, { ask }: PageRequest): Promise<DrawnFrame> {
  const answers = new Map<string, readonly [string, unknown, unknown]>();
  for (let turn = 1; ; turn += 1) {
    const missing = new Map<string, readonly [string, unknown]>();
    const islands: Island[] = [];
    const brought = {
      get(callId: string, input: unknown) {
        const key = JSON.stringify([callId, input]);
        if (!answers.has(key)) missing.set(key, [callId, input]);
        return answers.get(key)?.[2];
      },
    };
    const drawIsland = (island: Island) => {
      const number = islands.push(island) - 1;
      const html = renderToString(<IslandFrame {...{ island, views, styles: styleRenderer, brought }} />, {
        identifierPrefix: prefixOf(number),
      });
      return { number, html };
    };
    const html = renderToStaticMarkup(
      <RendererProvider renderer={styleRenderer}>
        <FramedPage shown={shown} shownBy={asIslands(drawIsland)} />
      </RendererProvider>,
    );
    const wanted = [...missing].filter(([key]) => !answers.has(key));
    if (wanted.length === 0 || turn === turnsAtMost)
      return { html, islands, answers: [...answers.values()].filter(([, , output]) => output !== undefined) };
    const asked = wanted.map(async ([key, [callId, input]]) => [key, [callId, input, outputOf(await ask(callId, input))]] as const);
    for (const [key, answer] of await Promise.all(asked)) answers.set(key, answer);
  }
}

/** The views of all blocks; those that live stand in an element of their own. */
function asIslands(draw: (island: Island) => { readonly number: number; readonly html: string }): typeof views {
  return Object.fromEntries(
    Object.entries(views).map(([type, View]) => [
      type,
      function DrawnBlock(props: BlockViewProps<Readonly<Record<string, unknown>>>) {
        const { settings, page } = props;
        if (!needsScript(type, settings)) return <View {...props} />;
        const { number, html } = draw({ type, settings, page });
        return <div {...{ [islandAttribute]: number }} dangerouslySetInnerHTML={{ __html: html }} />;
      },
    ]),
  );
}
