import { type CallContext, newId, personOf } from '@pausenplatz/kernel-server';
import { zurichDay } from '@pausenplatz/kernel-format';
import type { ParsedInputOf } from '@pausenplatz/kernel-contract';
import { type AnswerItem, aiLimits as limits, askChat, type ChatMessage } from '../../contract/index.ts';
import { costOf, harmOfQuestion, modelFacts, partsOfPrompt, priceOn, promptFor, serviceModels, titleOf } from '../../rules/index.ts';
import { tellHarm } from '../alerts.ts';
import { handleStream, refuse } from '../ai.ts';
import { type Exchange, messagesOf, ownChat } from '../chat-store.ts';
import type { ChatPart } from '../providers/chat-provider.ts';
import { countTokens } from '../providers/count-tokens.ts';
import { answererOf } from '../providers/offer.ts';
import { type Running, runAnswer } from '../run-answer.ts';
import type { AiTables } from '../tables.ts';
import { type Payer, payerOf } from '../wallet/payer.ts';
import { reserve } from '../wallet/reserve.ts';

type Asked = ParsedInputOf<typeof askChat>;
type Context = CallContext<AiTables>;

/** Tokens of a question with what goes along; every model that is offered reads as many. */
const readAtMost = 60_000;

const askHandler = handleStream(askChat, async function* ask(context, asked): AsyncGenerator<AnswerItem, void> {
  const payer = await payerOf(context);
  if ('closed' in payer) return refuse('AI_CLOSED');
  const answerer = serviceModels[asked.service].includes(asked.model) ? await answererOf(context, asked.model) : null;
  if (!answerer) return refuse('AI_NOT_OFFERED');
  const { exchange, parts } = await prepare(context, asked, payer);
  const harm = payer.isChild ? harmOfQuestion(exchange.question) : null;
  if (harm !== null) {
    // Nothing of it is sent, and nothing of it is kept.
    await tellHarm(context, payer.owner.id, harm);
    yield { kind: 'harm', harm };
    return;
  }
  const running = await hold(context, asked, { payer, exchange, parts });
  yield* runAnswer(context, { ...running, answerer });
});

interface Prepared {
  readonly exchange: Exchange;
  /** All that is sent. */
  readonly parts: readonly ChatPart[];
}

/** What was said before and what is asked now, as it is sent. */
async function prepare({ db, ...context }: Context, asked: Asked, { isChild }: Payer): Promise<Prepared> {
  const { userId } = personOf(context);
  const { chatId, service, model, options, text } = asked;
  if (chatId !== null) await ownChat(db, chatId, userId);
  const talk = chatId === null ? [] : await messagesOf(db, chatId);
  if (text !== null && talk.length + 2 > limits.messages) return refuse('AI_CHAT_FULL', { details: { count: limits.messages } });
  const question = text ?? lastQuestion(talk);
  const before =
    text === null
      ? talk.slice(
          0,
          talk.findLastIndex(({ role }) => role === 'user'),
        )
      : talk;
  const said = partsOfPrompt(service, before, question);
  return {
    exchange: { chatId: chatId ?? newId(), userId, isChild, service, model, options, question, isAgain: text === null },
    parts: [{ role: 'system', text: promptFor({ service, options, isChild }) }, ...said],
  };
}

const lastQuestion = (talk: readonly ChatMessage[]): string =>
  talk.findLast(({ role }) => role === 'user')?.text ?? refuse('AI_CHAT_NOT_FOUND');

/** Counts, and holds the most that it can cost before anything is sent. */
async function hold(
  context: Context,
  { model, service, requestId }: Asked,
  { payer, exchange, parts }: Prepared & { readonly payer: Payer },
): Promise<Omit<Running, 'answerer'>> {
  const price = priceOn(model, zurichDay(context.clock.now()));
  const { longest, isTestable } = modelFacts[model];
  const input = await countTokens(parts.map(({ text }) => text));
  if (input > readAtMost) return refuse('AI_TOO_LONG');
  const amount = costOf(price, { input, output: longest });
  await reserve(context, { payer, userId: exchange.userId, service, model, isTestable, amount, requestId });
  return { requestId, exchange, parts, price, input, title: titleOf(exchange.question) };
}

export const askHandlers = [askHandler];
