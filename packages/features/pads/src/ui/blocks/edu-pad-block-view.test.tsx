import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { type BlockSurroundings, blockView, CapabilitiesProvider, fillSlot } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { type Pad, padBlock, type PadChange, type PadSettings, type TakenChange } from '../../contract/index.ts';
import { joinChange, lengthBefore } from '../../rules/join-change.ts';
import { changedSegments, textOf } from '../../rules/segments.ts';
import { padFramedViews } from '../framed.tsx';
import { EduPadBlockView } from './edu-pad-block-view.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const member = { isMember: true, isKeeper: false, mayWrite: true };
const mia = { no: 1, name: 'Mia Frei', isOwn: true };
const noah = { no: 2, name: 'Noah Meier', isOwn: false };
let blocks = 0;

interface World {
  readonly pad: Partial<Pad>;
  readonly settings?: Partial<PadSettings>;
  readonly signedIn?: boolean;
  readonly asMember?: BlockSurroundings['asMember'];
  readonly refuses?: FakeAnswer;
}

/** A page with a pad, above a server that joins changes as the real one does; `elsewhere` is what somebody else writes there. */
async function open({ pad: of, settings = {}, signedIn = true, asMember, refuses }: World) {
  const blockId = `block${(blocks += 1)}`.padEnd(22, '-');
  const log: TakenChange[] = [];
  const pad: Pad = { blockId, version: 0, rights: member, authors: [mia, noah], segments: [], ...of };
  let { segments } = pad;
  const take = (by: number, key: string, base: number, change: PadChange, continues = false) => {
    const since = log.slice(base);
    const joined = joinChange({ change, continues }, lengthBefore(textOf(segments).length, since), since);
    if (!joined) throw new Error('refused');
    segments = changedSegments(segments, joined, by);
    log.push({ version: log.length + 1, by, key, continues, change: joined });
  };
  const state = { refuses };
  const sent = fakeServer((path) => {
    const body = sent.at(-1)?.body as {
      readonly base: number;
      readonly since: number;
      readonly key: string;
      readonly continues: boolean;
      readonly change: PadChange;
    };
    if (path === `pads/${blockId}`) return { body: { pad: { ...pad, version: log.length, segments } } };
    if (path === 'pads/change') {
      if (state.refuses) return state.refuses;
      take(1, body.key, body.base, body.change, body.continues);
      return { body: { version: log.length, changes: log.slice(body.base), authors: pad.authors } };
    }
    if (path === 'pads/changes') return { body: { version: log.length, changes: log.slice(body.since), authors: pad.authors } };
    throw new Error(path);
  });
  const around = { pageId: 'p'.repeat(22), blockId, files: {}, children: [], siblings: [], isSeenFirst: false };
  const Website = ({ settings: { url } }: { readonly settings: Readonly<Record<string, unknown>> }) => <p>{`Website ${String(url)}`}</p>;
  await show(
    <CapabilitiesProvider value={aHost()}>
      <EduPadBlockView settings={{ ...padBlock.empty, title: 'Fuchs', ...settings }} page={{ ...around, ...(asMember && { asMember }) }} />
    </CapabilitiesProvider>,
    {
      at: '/seite/x',
      path: '/seite/:id',
      session: signedIn ? { status: 'signedIn', user: aSignedInUser({ userRoles: ['Pupil'] }) } : { status: 'signedOut' },
      fills: [fillSlot(blockView('iFrame'), async () => Website)],
    },
  );
  return { sent, state, text: () => textOf(segments), elsewhere: (change: PadChange) => take(2, `key ${log.length}`, log.length, change) };
}

const field = page.getByRole('textbox', { name: 'Text von «Fuchs»' });
const write = () => page.getByRole('button', { name: 'Mitschreiben in «Fuchs»' }).click();
const caret = () => {
  const element = field.element();
  return element instanceof HTMLTextAreaElement ? element.selectionStart : null;
};

test('a text stands in the colours of its authors, with their names, and nobody writes before they want to', async () => {
  const { sent } = await open({
    pad: {
      segments: [
        { by: 1, text: 'Ein ' },
        { by: 2, text: 'Fuchs' },
      ],
    },
  });
  await expect.element(page.getByRole('group', { name: 'Text von «Fuchs»' })).toHaveTextContent('Ein Fuchs');
  const names = page.getByRole('list', { name: 'Geschrieben von' }).getByRole('listitem');
  await expect.element(names.first()).toHaveTextContent('Mia Frei (du)');
  await expect.element(page.getByTitle('Noah Meier')).toHaveTextContent('Fuchs');
  const color = (name: string) => getComputedStyle(page.getByTitle(name).element()).backgroundColor;
  await expect.poll(() => color('Noah Meier') === color('Mia Frei')).toBe(false);
  expect(sent.map(({ path }) => path.split('/')[0])).toEqual(['pads']);
});

test('an empty text invites whoever may write, says to others that nothing is there, and to visitors for whom it is', async () => {
  await open({ pad: {} });
  await expect.element(page.getByText('Hier steht noch nichts. Schreib den ersten Satz.')).toBeVisible();
  await open({ pad: { rights: { ...member, mayWrite: false } }, settings: { writers: 'nobody' } });
  await expect.element(page.getByText('abgeschlossen')).toBeVisible();
  await open({ pad: {}, signedIn: false, settings: { visitorsRead: false } });
  await expect.element(page.getByText('Diesen Text sehen die Kinder und Lehrpersonen', { exact: false })).toBeVisible();
});

test('what somebody types is sent, what others type comes in, and the caret stays with its letter', async () => {
  const { text, elsewhere } = await open({ pad: { segments: [{ by: 2, text: 'Hund' }] } });
  await write();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('!');
  await expect.poll(text).toBe('Hund!');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  elsewhere([[0, 'Der '], 5]);
  await userEvent.keyboard('x');
  await expect.element(field).toHaveValue('Der Hunxd!');
  await expect.poll(caret).toBe(8);
  await expect.poll(text).toBe('Der Hunxd!');
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  // The colours lie under the words: both have the same lines.
  const below = () => field.element().previousElementSibling;
  await expect.poll(() => below()?.textContent).toContain('Der Hunxd!');
  await expect.poll(() => below()?.getBoundingClientRect().height === field.element().getBoundingClientRect().height).toBe(true);
});

test('what an input method puts together is not broken off, however long it takes; what others wrote comes in at its end', async () => {
  const { text, elsewhere } = await open({ pad: { segments: [{ by: 2, text: 'Die ' }] } });
  await write();
  await expect.element(field).toHaveFocus();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  try {
    const compose = (words: string) =>
      cdp().send('Input.imeSetComposition', { text: words, selectionStart: words.length, selectionEnd: words.length });
    await compose('Haus');
    elsewhere([[0, 'Heute: '], 4]);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(field).toHaveValue('Die Haus');
    await compose('Hausaufgabe');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(field).toHaveValue('Die Hausaufgabe');
    await cdp().send('Input.insertText', { text: 'Hausaufgabe' });
    await vi.advanceTimersByTimeAsync(5_000);
    await expect.element(field).toHaveValue('Heute: Die Hausaufgabe');
    await expect.poll(text).toBe('Heute: Die Hausaufgabe');
  } finally {
    vi.useRealTimers();
  }
});

test('undo takes back the own words alone, and again puts them back', async () => {
  const { text, elsewhere } = await open({ pad: { segments: [{ by: 2, text: 'Hund' }] } });
  await write();
  await userEvent.keyboard('Katze');
  await expect.poll(text).toBe('HundKatze');
  elsewhere([4, [0, ' und '], 5]);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(text).toBe('Hund und ');
  await expect.element(field).toHaveValue('Hund und ');
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expect.poll(text).toBe('Hund und Katze');
});

test('a refusal is said, the words stay and can be taken along, and writing on tries again', async () => {
  const body = { code: 'PAD_FULL', messageType: 'warning', messageTitle: 'Hier ist kein Platz mehr', messageBody: 'Kürze etwas.' };
  const { state, text } = await open({ pad: {}, refuses: { status: 409, body } });
  await write();
  await userEvent.keyboard('Viel');
  await expect.element(page.getByText('Hier ist kein Platz mehr')).toBeVisible();
  await expect.element(field).toHaveValue('Viel');
  await expect.element(page.getByRole('alert').getByRole('button')).toBeVisible();
  state.refuses = undefined;
  await userEvent.keyboard('{Backspace}');
  await expect.poll(text).toBe('Vie');
  await expect.element(page.getByText('Hier ist kein Platz mehr')).not.toBeInTheDocument();
});

test('who looks as somebody else does not write; a pad elsewhere stands behind the click of all websites; frames show their own card', async () => {
  await open({
    pad: { segments: [{ by: 1, text: 'Ein' }] },
    asMember: { classIds: [], visitor: { call: () => new Promise<never>(() => undefined) } },
  });
  await expect.element(page.getByRole('listitem').getByText('Mia Frei', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mitschreiben in «Fuchs»' })).not.toBeInTheDocument();
  await open({ pad: {}, settings: { kind: 'etherpad', url: 'https://pad.schule.example/p/fuchs?x=1' } });
  await expect.element(page.getByText('Website https://pad.schule.example/p/fuchs')).toBeVisible();
  const { eduPad: Framed } = padFramedViews;
  const around = { pageId: 'p'.repeat(22), blockId: 'f'.repeat(22), files: {}, children: [], siblings: [], isSeenFirst: false };
  await show(<Framed settings={{ ...padBlock.empty, kind: 'etherpad', url: 'https://pad.schule.example/p/fuchs' }} page={around} />);
  await expect
    .element(page.getByRole('link', { name: /pad\.schule\.example/ }))
    .toHaveAttribute('href', 'https://pad.schule.example/p/fuchs');
});
