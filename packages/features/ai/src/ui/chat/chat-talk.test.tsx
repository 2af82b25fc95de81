import { drawnText, fillSlot } from '@pausenplatz/kernel-host';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { displayCredit } from '../../rules/index.ts';
import type { Ai } from '../data.ts';
import { ChatTalk } from './chat-talk.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const ai: Ai = {
  credit: 184_000,
  displayCredit: displayCredit(184_000),
  testCredit: 0,
  chats: [],
  projects: [],
  services: [{ service: 'chat-gpt-4o', models: ['gpt-4o'] }],
  models: [{ model: 'gpt-4o', input: 25_000, output: 100_000, isTestable: false, isInHouse: false, longest: 3_000 }],
  closed: null,
  age: null,
  className: null,
  isPractice: false,
};
const chatId = 'c'.repeat(22);
const refusal = { code: 'AI_DOWN', messageType: 'warning', messageTitle: 'Gerade keine Antwort', messageBody: 'Es hat nichts gekostet.' };
const begun = { item: { kind: 'begun', chatId, title: 'Igel' } };
const text = (words: string) => ({ item: { kind: 'text', text: words } });
const done = { item: { kind: 'done', cost: 210, credit: 183_790, displayCredit: '18.37', testCredit: 0 } };

/** What the server keeps of a question whose answer was stopped: more had come there than was drawn. */
const settled = {
  id: chatId,
  messages: [
    { id: 'q'.repeat(22), role: 'user', text: 'Erzähl etwas', state: 'whole', cost: 0 },
    { id: 'a'.repeat(22), role: 'assistant', text: 'Es war einmal ein', state: 'stopped', cost: 120 },
  ],
};

/** Answers the calls of the screen; what is asked is answered by hand, line by line. */
async function open() {
  const asked: string[] = [];
  const ways: { readonly say: (line: object) => void; readonly end: () => void; readonly signal: AbortSignal | undefined }[] = [];
  let refused = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const path = typeof address === 'string' ? address : '';
    if (path.endsWith('/ai/names')) return Response.json({ names: [{ first: 'Noah', last: 'Meier' }] });
    if (path.includes('/openai/chat/get/')) return Response.json(settled);
    if (!path.endsWith('/openai/chat/ask')) return Response.json(ai);
    asked.push(typeof init?.body === 'string' ? init.body : '');
    if (refused) return Response.json(refusal, { status: 502 });
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        init?.signal?.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')));
        ways.push({
          say: (line) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`)),
          end: () => controller.close(),
          signal: init?.signal ?? undefined,
        });
      },
    });
    return new Response(body);
  });
  const Plain = ({ text: tree }: { readonly text: object }) => <div data-answer>{JSON.stringify(tree)}</div>;
  await show(<ChatTalk ai={ai} service="chat-gpt-4o" chat={null} />, {
    session: { status: 'signedIn', user: aSignedInUser() },
    fills: [fillSlot(drawnText, async () => Plain)],
  });
  const way = async () => {
    await expect.poll(() => ways.length).toBeGreaterThan(0);
    return ways.at(-1)!;
  };
  return { asked, way, refuse: () => void (refused = true) };
}
const field = () => page.getByRole('textbox', { name: 'Deine Frage' });

test('a question leaves without the name, its answer comes with it, and the price stands before and after', async () => {
  const { asked, way } = await open();
  await userEvent.fill(field(), 'Ein Rätsel für Noah');
  await expect.element(page.getByText('«Noah» heisst unterwegs «Kind 1»')).toBeVisible();
  await expect.element(page.getByText('kostet etwa < 0.01')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const { say, end } = await way();
  expect(asked[0]).toContain('Ein Rätsel für Kind 1');
  await expect.element(page.getByText('denkt nach …')).toBeVisible();
  say(begun);
  say(text('Für **Kind 1'));
  await expect.element(page.getByText(/"Für"/)).toBeVisible();
  say(text('**: Was schläft?'));
  say(done);
  say({ end: true });
  end();
  await expect.element(page.getByText(/"text":"Noah","marks":\[\{"type":"bold"\}\]/)).toBeVisible();
  await expect.element(page.getByText('hat 0.021 gekostet')).toBeVisible();
  await expect.element(field()).toHaveValue('');
});

test('what is refused is said, and what was typed is still there', async () => {
  const { refuse } = await open();
  refuse();
  await userEvent.fill(field(), 'Eine lange Frage');
  await expect.element(page.getByText('Namen deiner Klassen', { exact: false })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Gerade keine Antwort')).toBeVisible();
  await expect.element(field()).toHaveValue('Eine lange Frage');
});

test('stopping ends the work and keeps what came; a line that breaks says so', async () => {
  const { way } = await open();
  await userEvent.fill(field(), 'Erzähl etwas');
  await userEvent.keyboard('{Enter}');
  const first = await way();
  first.say(begun);
  first.say(text('Es war einmal'));
  await expect.element(page.getByText(/Es war einmal/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Anhalten' }));
  expect(first.signal?.aborted).toBe(true);
  await expect.element(page.getByText('angehalten')).toBeVisible();
  // Nobody is told that it was free.
  await expect.element(page.getByText('wird gerade abgerechnet')).toBeVisible();
  await expect.element(page.getByText('hat 0.012 gekostet')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Noch einmal antworten lassen' }));
  await expect.poll(async () => (await way()) !== first).toBe(true);
  const second = await way();
  second.say(text('Es war'));
  second.end();
  await expect.element(page.getByText('Die Verbindung ist abgebrochen.', { exact: false })).toBeVisible();
});
