import type { CallContext } from '@pausenplatz/kernel-server';
import type { AnswerItem, ChatMessage } from '../contract/index.ts';
import { costOf, displayCredit, harmOf, lookedAtTogether, modelFacts, type Tokens } from '../rules/index.ts';
import { refuse } from './ai.ts';
import { type Exchange, storeExchange } from './chat-store.ts';
import { type ChatPart, ProviderFault, type ProviderFaultReason } from './providers/chat-provider.ts';
import { countTokens } from './providers/count-tokens.ts';
import type { Answerer } from './providers/offer.ts';
import { noteKey } from './providers/key-state.ts';
import type { AiTables } from './tables.ts';
import { settle, type Settled } from './wallet/settle.ts';

type Context = CallContext<AiTables>;

/** A question that is paid for and on its way. */
export interface Running {
  readonly requestId: string;
  readonly exchange: Exchange;
  readonly parts: readonly ChatPart[];
  readonly price: { readonly input: number; readonly output: number };
  /** Tokens of what is sent. */
  readonly input: number;
  readonly title: string;
  readonly answerer: Answerer;
}

const codes = {
  down: 'AI_DOWN',
  timeOut: 'AI_TIME_OUT',
  cut: 'AI_CUT',
  busy: 'AI_BUSY',
  refused: 'AI_REFUSED',
  tooLong: 'AI_TOO_LONG',
  keyWrong: 'AI_NOT_AVAILABLE',
} as const satisfies Record<ProviderFaultReason, string>;

/** What has come of an answer so far. */
interface Delivered {
  text: string;
  usage: Tokens | null;
  /** `left`: whoever asked has stopped or gone; `failed`: the provider has; `withheld`: no matter for a child. */
  end: 'whole' | 'left' | 'failed' | 'withheld';
}

/**
 * Hands an answer on, piece by piece. Whatever happens, what is held is settled: who stops or goes pays for what came, and where the provider
 * fails nothing is paid. The log learns what it cost, and nothing of what was said.
 */
export async function* runAnswer(context: Context, running: Running): AsyncGenerator<AnswerItem, void> {
  const delivered: Delivered = { text: '', usage: null, end: 'left' };
  let settled: Settled | null = null;
  try {
    yield* piecesOf(context, running, delivered);
  } catch (error) {
    delivered.end = error instanceof ProviderFault ? 'failed' : delivered.end;
    throw spoken(context, running, error);
  } finally {
    settled = await finish(context, running, delivered);
  }
  const { credit = 0, testCredit = 0 } = settled.wallet ?? {};
  yield { kind: 'done', cost: settled.cost, credit, displayCredit: displayCredit(credit), testCredit };
}

async function* piecesOf(
  context: Context,
  { answerer, exchange, parts, title }: Running,
  delivered: Delivered,
): AsyncGenerator<AnswerItem, void> {
  const { longest, thinks } = modelFacts[exchange.model];
  const gone = context.answer.untilGone();
  // Where a child asks, the provider's work ends with what is withheld, too.
  const enough = new AbortController();
  const signal = AbortSignal.any([gone, enough.signal]);
  let hasBegun = false;
  try {
    for await (const delta of answerer.provider.ask({ model: answerer.name, parts, longest, thinks }, signal)) {
      if ('usage' in delta) {
        delivered.usage = delta.usage;
        continue;
      }
      if (!hasBegun) yield { kind: 'begun', chatId: exchange.chatId, title };
      hasBegun = true;
      delivered.text += delta.text;
      const harm = exchange.isChild ? harmOf(delivered.text.slice(-lookedAtTogether - delta.text.length)) : null;
      if (harm !== null) {
        delivered.end = 'withheld';
        yield { kind: 'harm', harm };
        return;
      }
      yield { kind: 'text', text: delta.text };
    }
    delivered.end = 'whole';
    noteKey(exchange.model, true);
  } finally {
    enough.abort();
  }
}

/** What the person reads of a fault; the operator is told of a wrong key. */
function spoken({ log }: Context, { exchange }: Running, error: unknown): unknown {
  if (!(error instanceof ProviderFault)) return error;
  const { reason } = error;
  if (reason === 'keyWrong') noteKey(exchange.model, false);
  log[reason === 'keyWrong' ? 'error' : 'warn']({ model: exchange.model, reason }, 'ai provider');
  try {
    return refuse(codes[reason]);
  } catch (refusal) {
    return refusal;
  }
}

async function finish(context: Context, running: Running, delivered: Delivered): Promise<Settled> {
  const now = context.clock.now();
  const cost = await costOfDelivered(running, delivered);
  const settled = await context.transact(async (work) => {
    const paid = await settle(work, running.requestId, cost, now);
    const answer = { text: delivered.text, state: stateOf(delivered), cost: paid.cost };
    if (delivered.text !== '' && delivered.end !== 'withheld') await storeExchange(work, running.exchange, answer, now);
    return paid;
  });
  const { service, model } = running.exchange;
  context.log.info({ service, model, cost: settled.cost, end: delivered.end }, 'ai');
  return settled;
}

/** A provider counts a whole answer itself; of what was left it says nothing, and we count what came. */
async function costOfDelivered({ price, input }: Running, { text, usage, end }: Delivered): Promise<number> {
  if (end === 'failed' || (end === 'left' && text === '')) return 0;
  if (end === 'whole' && usage) return costOf(price, usage);
  return costOf(price, { input, output: await countTokens([text]) });
}

function stateOf({ end }: Delivered): ChatMessage['state'] {
  if (end === 'whole') return 'whole';
  return end === 'left' ? 'stopped' : 'cut';
}
