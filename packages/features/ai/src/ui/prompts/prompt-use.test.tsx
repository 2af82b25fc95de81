import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Prompt } from '../../contract/index.ts';
import type { Ai } from '../data.ts';
import { ChatTalk } from '../chat/chat-talk.tsx';
import { PromptList } from './prompt-list.tsx';
import { PromptUse } from './prompt-use.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const ai: Ai = {
  credit: 10_000,
  displayCredit: '1.00',
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
const prompt: Prompt = {
  id: 'p'.repeat(22),
  title: 'Elternbrief',
  text: 'Brief an die {{Klasse}} zum {{Anlass}}, für die {{Klasse}}.',
  category: 5,
  isMine: false,
  isFavorite: false,
  isShared: false,
  mayRemove: false,
  author: null,
  schoolName: null,
};
const session = { status: 'signedIn', user: aSignedInUser() } as const;
const question = () => page.getByRole('textbox', { name: 'Deine Frage' });

test('fields become words of the task, which waits in a new chat behind what was typed there', async () => {
  fakeServer(() => ({ body: { names: [] } }));
  const begun = await show(<ChatTalk ai={ai} service="chat-gpt-4o" chat={null} />, { session });
  await userEvent.fill(question(), 'Schon da');
  await begun.unmount();
  const first = await show(<PromptUse prompt={prompt} ai={ai} />, { session });
  await userEvent.fill(page.getByRole('textbox', { name: 'Klasse' }), '3a');
  await expect.element(page.getByText('Brief an die 3a zum {{Anlass}}, für die 3a.')).toBeVisible();
  await first.unmount();
  const second = await show(<PromptUse prompt={prompt} ai={ai} />, { session });
  await expect.element(page.getByRole('textbox', { name: 'Klasse' })).toHaveValue('3a');
  await userEvent.click(page.getByRole('button', { name: 'Im Chat verwenden' }));
  await expect.element(page.getByText('Hier: /tools/ki/dienst/chat-gpt-4o')).toBeVisible();
  await second.unmount();
  await show(<ChatTalk ai={ai} service="chat-gpt-4o" chat={null} />, { session });
  await expect.element(question()).toHaveValue('Schon da\n\nBrief an die 3a zum {{Anlass}}, für die 3a.');
});

test('a star is there at once, and gone again with its reason where the server refuses', async () => {
  const refusal = {
    code: 'AI_FAVORITES_FULL',
    messageType: 'warning',
    messageTitle: 'Genug Favoriten',
    messageBody: 'Du hast 200 Favoriten.',
  };
  let answer: (() => void) | null = null;
  const line = { ...prompt, beginning: 'Brief an die {{Klasse}}' };
  fakeServer(async (path) => {
    if (!path.endsWith('/toggle')) return { body: { prompts: [line] } };
    await new Promise<void>((resolve) => (answer = resolve));
    return { status: 409, body: refusal };
  });
  await show(<PromptList list="public" />, { session });
  const star = page.getByRole('button', { name: '«Elternbrief» als Favorit' });
  await userEvent.click(star);
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => answer).not.toBeNull();
  answer!();
  await expect.element(star).toHaveAttribute('aria-pressed', 'false');
});
