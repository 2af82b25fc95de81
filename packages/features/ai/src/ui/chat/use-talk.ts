import { type Api, RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { eachItem } from '@pausenplatz/kernel-browser/each-item';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { useEffect, useRef, useState } from 'react';
import {
  askChat,
  type ChatMessage as StoredMessage,
  type ChatModel,
  type ChatService,
  getChat,
  type Harm,
  type ServiceOptions,
} from '../../contract/index.ts';
import type { Mask } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import { type SavedChat, useReadAi } from '../data.ts';
import { keepMasks, keptMasks } from '../safety/kept-masks.ts';

/** How often what has come is drawn, in milliseconds: as smooth as reading needs it. */
const drawnEveryMs = 80;

interface Asking {
  readonly model: ChatModel;
  readonly options?: ServiceOptions;
  /** As it is sent, with covers in place of names. Null: the last question again. */
  readonly text: string | null;
  readonly masks: readonly Mask[];
}

interface Trouble {
  readonly title: string;
  readonly body: string;
}

/** A message as it stands on the screen; null where its cost is not known yet: of what was stopped or cut the server counts what came. */
export interface ChatMessage extends Omit<StoredMessage, 'cost'> {
  readonly cost: number | null;
}

/** A talk as it stands on the screen. */
export interface Talk {
  readonly chatId: string | null;
  readonly title: string | null;
  readonly messages: readonly ChatMessage[];
  readonly masks: readonly Mask[];
  /** The question that is on its way, and as much of its answer as has come; null where nothing is. */
  readonly running: { readonly question: string | null; readonly text: string } | null;
  readonly trouble: Trouble | null;
  /** Instead of an answer: who helps. `isQuestion` where the question itself stayed here. */
  readonly harm: { readonly harm: Harm; readonly isQuestion: boolean } | null;
  /** Answers whether an answer has begun to come: until then the words stay where they were typed. */
  readonly ask: (asking: Asking) => Promise<boolean>;
  readonly stop: () => void;
  readonly goOn: () => void;
}

interface TalkSettings {
  readonly service: ChatService;
  readonly chat: SavedChat | null;
  readonly onBegun?: (chatId: string) => void;
}

/** A talk with a model: asks, shows what comes, stops. What came stays when the line breaks. */
export function useTalk({ service, chat, onBegun }: TalkSettings): Talk {
  const api = useApi();
  const readAi = useReadAi();
  const user = useCurrentUser();
  const person = user?.id ?? '';
  const isChild = user?.userRoles.includes('Pupil') ?? false;
  const [begun, setBegun] = useState<{ readonly id: string; readonly title: string } | null>(chat);
  const [messages, setMessages] = useState<readonly ChatMessage[]>(chat?.messages ?? []);
  const [masks, setMasks] = useState<readonly Mask[]>(() => (chat ? keptMasks(person, chat.id, isChild) : []));
  const [running, setRunning] = useState<Talk['running']>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [harm, setHarm] = useState<Talk['harm']>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const ask = async ({ model, options = {}, text, masks: own }: Asking): Promise<boolean> => {
    const stop = new AbortController();
    stopping.current = stop;
    setTrouble(null);
    setHarm(null);
    setRunning({ question: text, text: '' });
    const answer = { text: '', cost: null as number | null, state: 'cut' as ChatMessage['state'], chatId: '', isWithheld: false };
    const draw = slowly(() => setRunning({ question: text, text: answer.text }));
    try {
      const input = { requestId: crypto.randomUUID(), chatId: begun?.id ?? null, service, model, options, text };
      for await (const item of eachItem(api, askChat, input, stop.signal)) {
        if (item.kind === 'begun') {
          answer.chatId = item.chatId;
          setBegun({ id: item.chatId, title: begun?.title ?? item.title });
          setMasks(own);
          keepMasks(person, item.chatId, own, isChild);
          if (!begun) onBegun?.(item.chatId);
        } else if (item.kind === 'text') {
          answer.text += item.text;
          draw.soon();
        } else if (item.kind === 'harm') {
          answer.isWithheld = true;
          setHarm({ harm: item.harm, isQuestion: answer.chatId === '' });
        } else {
          answer.cost = item.cost;
          answer.state = 'whole';
        }
      }
    } catch (error) {
      if (stop.signal.aborted) answer.state = 'stopped';
      else setTrouble(troubleOf(error));
      // Where the provider fails nothing is paid, and the server has said so.
      if (error instanceof RefusedError) answer.cost = 0;
    } finally {
      draw.end();
    }
    if (answer.text !== '' && !answer.isWithheld) setMessages((now) => withAnswer(now, text, answer));
    setRunning(null);
    readAi();
    if (answer.cost === null && answer.chatId !== '' && !answer.isWithheld)
      void settledTalk(api, answer.chatId, answer.text).then((settled) => {
        if (settled === null || stopping.current !== stop) return;
        setMessages(settled);
        readAi();
      });
    return answer.chatId !== '';
  };
  return {
    chatId: begun?.id ?? null,
    title: begun?.title ?? null,
    messages,
    masks,
    running,
    trouble,
    harm,
    ask,
    stop: () => stopping.current?.abort(),
    goOn: () => setHarm(null),
  };
}

interface Answer {
  readonly text: string;
  readonly cost: number | null;
  readonly state: ChatMessage['state'];
}

/** The talk with a question and its answer; asked again, the last answer makes room. */
function withAnswer(now: readonly ChatMessage[], question: string | null, { text, cost, state }: Answer): readonly ChatMessage[] {
  const answer: ChatMessage = { id: crypto.randomUUID(), role: 'assistant', text, state, cost };
  if (question === null) return [...(now.at(-1)?.role === 'assistant' ? now.slice(0, -1) : now), answer];
  return [...now, { id: crypto.randomUUID(), role: 'user', text: question, state: 'whole', cost: 0 }, answer];
}

/** The server counts what came once it knows that nobody reads on: a moment after the stop, which is why it is asked more than once. */
const settledAfterMs = [300, 1_000, 3_000] as const;

/** A talk with what its last answer has cost; null where the line is away. */
async function settledTalk(api: Api, id: string, came: string): Promise<readonly StoredMessage[] | null> {
  for (const ms of settledAfterMs) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other is the point
    await new Promise((resolve) => setTimeout(resolve, ms));
    // oxlint-disable-next-line no-await-in-loop -- as above
    const chat = await api.call(getChat, { id }).catch(() => null);
    const last = chat?.messages.at(-1);
    if (chat && last?.state === 'stopped' && last.text.startsWith(came)) return chat.messages;
  }
  return null;
}

/** Does something at most so often, and never after its end. */
function slowly(work: () => void): { readonly soon: () => void; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    soon() {
      timer ??= setTimeout(() => {
        timer = null;
        work();
      }, drawnEveryMs);
    },
    end() {
      clearTimeout(timer ?? undefined);
    },
  };
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof RefusedError) return { title: error.body.messageTitle, body: error.body.messageBody };
  return { title: aiUiTexts.talk.cut, body: aiUiTexts.talk.lost };
}
