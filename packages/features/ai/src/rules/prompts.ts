import { fill } from '@pausenplatz/kernel-contract';
import { aiLimits, type ChatService, type ServiceOptions } from '../contract/index.ts';
import { promptTexts as texts } from '../texts.prompts.ts';
import { remembersTalk } from './talks.ts';

interface Asking {
  readonly service: ChatService;
  readonly options: ServiceOptions;
  readonly isChild: boolean;
}

/** What a model is told before the talk. */
export function promptFor({ service, options, isChild }: Asking): string {
  return [texts.all, ...(isChild ? [texts.child] : []), ...taskOf(service, options)].join('\n\n');
}

function taskOf(service: ChatService, { language = 'en', tone = 'correct' }: ServiceOptions): string[] {
  switch (service) {
    case 'uebersetzer':
      return [fill(texts.translate, { language: texts.languages[language] })];
    case 'text-deepl-write':
      return [texts.tones[tone]];
    case 'chat':
    case 'chat-gpt-4o':
    case 'chat-gpt-4o-mini':
      return [];
  }
}

interface Said {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** What of a talk is sent along with a question: the latest of it that fits, and the question itself always. */
export function partsOfPrompt(service: ChatService, talk: readonly Said[], question: string): Said[] {
  const parts: Said[] = [{ role: 'user', text: question }];
  if (!remembersTalk(service)) return parts;
  let size = 0;
  for (const said of talk.toReversed()) {
    size += said.text.length;
    if (size > aiLimits.memory) break;
    parts.unshift(said);
  }
  return parts;
}

/** What a new chat is called: the first words of its first question. */
export function titleOf(question: string): string {
  const line = question.trim().split('\n')[0]?.trim() ?? '';
  if (line === '') return texts.untitled;
  if (line.length <= 48) return line;
  const cut = line.slice(0, 48);
  const blank = cut.lastIndexOf(' ');
  return `${blank < 24 ? cut : cut.slice(0, blank)} …`;
}
