import { drafts } from '@pausenplatz/kernel-browser';
import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import { CapabilitiesProvider } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Chat, ChatMessage, getChat } from '../../contract/index.ts';
import { ChatBlockView } from '../blocks/chat-block-view.tsx';
import { chatFramedViews } from '../framed.tsx';
import { ChatStream } from './chat-stream.tsx';

const idOf = (name: string) => name.padEnd(22, '0').slice(0, 22);
const chatId = idOf('chat');
afterEach(() => {
  vi.restoreAllMocks();
  for (const place of ['chat-outbox', `chat-outbox:${chatId}`, `chat-reply:${chatId}`, `chat:${chatId}`]) drafts.remove(place);
});

const aChat = (more: Partial<Chat> = {}): Chat => ({
  id: chatId,
  name: 'Klasse 3a',
  kind: 'class',
  color: 'orange',
  attachImage: true,
  attachDocuments: true,
  attachEmoji: true,
  attachGif: false,
  writePermissions: 'all',
  to: [],
  admins: [{ id: idOf('lea'), name: 'Lea Brunner' }],
  isAdmin: false,
  canWrite: true,
  isAnswering: false,
  isClosed: false,
  canReopen: false,
  ...more,
});

const aMessage = (seq: number, message: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: idOf(`m${seq}`),
  seq,
  rev: seq,
  from: { id: idOf('lea'), name: 'Lea Brunner' },
  isOwn: false,
  isFromChild: false,
  date: '2026-11-24T08:00:00.000Z',
  message,
  attachments: [],
  replyTo: null,
  isEdited: false,
  removed: null,
  onlyFor: null,
  changeableUntil: null,
  canRemove: false,
  ...more,
});

type Answer = OutputOf<typeof getChat>;
const refused = (code: string, status: number): FakeAnswer => ({
  status,
  body: { code, messageType: 'warning', messageTitle: 'Etwas langsamer', messageBody: 'Warte 9 Sekunden.' },
});

async function open(
  send: (times: number) => FakeAnswer | Promise<FakeAnswer>,
  more: Partial<Chat> = {},
  messages = [aMessage(1, 'Guten Morgen')],
) {
  const answer: Answer = { chat: aChat(more), messages, hasEarlier: false, rev: 1, readSeq: 1 };
  let times = 0;
  const sent = fakeServer((path) => {
    if (path === 'chat/get') return { body: answer };
    if (path === 'chat/fetch') return { body: { messages: [], rev: 1, hasMore: false } };
    if (path === 'chat/send') return send((times += 1));
    return { body: { ok: true, chats: [] } };
  });
  await show(
    <CapabilitiesProvider value={aHost()}>
      <ChatStream id={chatId} backTo={null} />
    </CapabilitiesProvider>,
    { session: { status: 'signedIn', user: aSignedInUser({ userRoles: ['Pupil'] }) } },
  );
  await expect.element(page.getByText('Guten Morgen')).toBeVisible();
  return sent;
}

const field = () => page.getByRole('textbox', { name: 'Nachricht an «Klasse 3a»' });
async function write(words: string) {
  await userEvent.fill(field(), words);
  await userEvent.click(page.getByRole('button', { name: 'Senden' }));
}

test('a message is there at once with its clock, and gets its tick when it is stored', async () => {
  let store: (answer: FakeAnswer) => void = () => undefined;
  await open(() => new Promise<FakeAnswer>((resolve) => (store = resolve)));
  await write('Hallo zusammen');
  await expect.element(page.getByText('Wird gesendet')).toBeVisible();
  await expect.element(field()).toHaveValue('');
  store({ body: { message: aMessage(2, 'Hallo zusammen', { isOwn: true }) } });
  await expect.element(page.getByLabelText('Gespeichert')).toBeVisible();
  await vi.waitFor(() => expect(page.getByText('Hallo zusammen', { exact: true }).elements()).toHaveLength(1));
});

test('what is refused stands in the field again', async () => {
  await open(() => refused('CHAT_FLOOD', 429));
  await write('Noch eine');
  await expect.element(field()).toHaveValue('Noch eine');
  await expect.element(page.getByText('Wird gesendet')).not.toBeInTheDocument();
});

test('what a teacher answers to one child stays for that child, also after it was refused', async () => {
  const told = aMessage(1, 'Guten Morgen', {
    from: { id: idOf('noah'), name: 'Noah Meier' },
    onlyFor: { id: idOf('noah'), name: 'Noah Meier' },
  });
  const sent = await open(() => refused('CHAT_FLOOD', 429), { writePermissions: 'answers', isAdmin: true }, [told]);
  await expect.element(page.getByText('Das lesen alle in diesem Chat.', { exact: false })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /mehr$/ }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Antworten' }));
  await expect.element(page.getByText('Das lesen nur Noah Meier und die Admins.')).toBeVisible();
  await write('Das bleibt unter uns');
  await expect.element(field()).toHaveValue('Das bleibt unter uns');
  await expect.element(page.getByText('Das lesen nur Noah Meier und die Admins.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Senden' }));
  await vi.waitFor(() => expect(sent.filter(({ path }) => path === 'chat/send')).toHaveLength(2));
  expect(sent.filter(({ path }) => path === 'chat/send').map(({ body }) => body)).toMatchObject([
    { replyTo: told.id },
    { replyTo: told.id },
  ]);
  // The second refusal has come back too: nothing is on its way when the test ends.
  await expect.element(field()).toHaveValue('Das bleibt unter uns');
});

test('what is refused while something else is being written waits until the field is free', async () => {
  let answer: (given: FakeAnswer) => void = () => undefined;
  await open((times) =>
    times === 1
      ? new Promise<FakeAnswer>((resolve) => (answer = resolve))
      : { body: { message: aMessage(2, 'Für alle', { isOwn: true }) } },
  );
  await write('Abgelehnt');
  await userEvent.fill(field(), 'Für alle');
  answer(refused('CHAT_FLOOD', 429));
  await expect.element(page.getByText('Nicht gesendet.', { exact: false })).toBeVisible();
  await expect.element(field()).toHaveValue('Für alle');
  await userEvent.click(page.getByRole('button', { name: 'Senden' }));
  await expect.element(field()).toHaveValue('Abgelehnt');
});

test.each([
  ['the server still works at it', 'STILL_WORKING', 409],
  ['its writer must choose a password first', 'INITIAL_PASSWORD', 403],
])('while %s a message waits under its key', async (_why, code, status) => {
  const sent = await open((times) => (times === 1 ? refused(code, status) : { body: { message: aMessage(2, 'Einmal', { isOwn: true }) } }));
  await write('Einmal');
  await vi.waitFor(() => expect(sent.filter(({ path }) => path === 'chat/send')).toHaveLength(1));
  await expect.element(field()).toHaveValue('');
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByLabelText('Gespeichert')).toBeVisible();
});

test('what nobody answered waits, and goes again with the same words', async () => {
  const sent = await open((times) =>
    times === 1 ? { status: 503, body: 'away' } : { body: { message: aMessage(2, 'Kommt an', { isOwn: true }) } },
  );
  await write('Kommt an');
  await vi.waitFor(() => expect(drafts.get(`chat-outbox:${chatId}`)).toContain('Kommt an'));
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByLabelText('Gespeichert')).toBeVisible();
  expect(sent.filter(({ path }) => path === 'chat/send').map(({ body }) => body)).toMatchObject([
    { message: 'Kommt an' },
    { message: 'Kommt an' },
  ]);
  expect(drafts.get(`chat-outbox:${chatId}`)).toBeNull();
});

test('who reads an answer stands above the field, and who may not write is told why', async () => {
  await open(() => ({ body: {} }), { writePermissions: 'answers', isAnswering: true });
  await expect.element(page.getByText('Nur Lea Brunner liest deine Antwort.')).toBeVisible();
});

test('who may not write has no field', async () => {
  await open(() => ({ body: {} }), { writePermissions: 'admins', canWrite: false });
  await expect.element(page.getByText('In diesem Chat schreiben nur die Admins.')).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
});

test('on a page a visitor and a foreign website are told that there is a chat, and nobody is asked for it', async () => {
  const sent = fakeServer(() => ({ body: {} }));
  const surroundings = { pageId: idOf('page'), files: {}, children: [], siblings: [], isSeenFirst: false };
  const props = { settings: { title: 'Unser Chat', chatId }, page: surroundings };
  await show(
    <CapabilitiesProvider value={aHost()}>
      <ChatBlockView {...props} />
      <chatFramedViews.Chat {...props} />
    </CapabilitiesProvider>,
    { session: { status: 'signedOut' } },
  );
  await expect.element(page.getByText(/Melde dich an/)).toBeVisible();
  await expect.element(page.getByText(/Auf anderen Websites wird er nicht gezeigt/)).toBeVisible();
  expect(sent.filter(({ path }) => path.startsWith('chat/'))).toEqual([]);
});
