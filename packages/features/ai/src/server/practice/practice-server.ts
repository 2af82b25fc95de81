import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { practiceAnswer } from './practice-answers.ts';

const asked = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
type Message = z.output<typeof asked>['messages'][number];

/** What a question may ask for in a test, instead of an answer. */
type Trick = (response: ServerResponse) => void;

interface PracticeSettings {
  /** Between two words, in milliseconds. */
  readonly pauseMs: number;
  /** Of tests: by a word in the question. */
  readonly tricks?: Readonly<Record<string, Trick>>;
  /** Of tests: what arrived, and whether who asked left before the end. */
  readonly watch?: { readonly asked?: (messages: readonly Message[]) => void; readonly left?: () => void };
}

/** Speaks as OpenAI does, on loopback, with answers for practice. Keeps no process alive. */
export async function startPractice(settings: PracticeSettings): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    void answer(settings, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, server };
}

async function answer(settings: PracticeSettings, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const { messages } = asked.parse(JSON.parse(Buffer.concat(pieces).toString('utf8')));
  settings.watch?.asked?.(messages);
  const question = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const trick = Object.entries(settings.tricks ?? {}).find(([word]) => question.includes(word))?.[1];
  if (trick) return trick(response);
  const system = messages.find(({ role }) => role === 'system')?.content ?? '';
  const turn = messages.filter(({ role }) => role === 'user').length;
  await say(settings, response, practiceAnswer({ system, question, turn }), messages);
}

async function say(
  { pauseMs, watch }: PracticeSettings,
  response: ServerResponse,
  text: string,
  messages: readonly Message[],
): Promise<void> {
  let isGone = false;
  response.once('close', () => {
    if (response.writableFinished) return;
    isGone = true;
    watch?.left?.();
  });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const words = text.match(/\S+\s*/g) ?? [];
  for (const content of words) {
    if (isGone) return;
    send(response, { choices: [{ delta: { content } }] });
    // oxlint-disable-next-line no-await-in-loop -- one word after the other is the point
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  send(response, { choices: [{ delta: {}, finish_reason: 'stop' }] });
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  send(response, { choices: [], usage: { prompt_tokens: Math.ceil(characters / 4), completion_tokens: Math.ceil(text.length / 4) } });
  response.end('data: [DONE]\n\n');
}

const send = (response: ServerResponse, chunk: object): void => void response.write(`data: ${JSON.stringify(chunk)}\n\n`);
