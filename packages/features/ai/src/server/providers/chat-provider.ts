import type { Tokens } from '../../rules/index.ts';

/** Why a provider gave no whole answer. */
export type ProviderFaultReason = 'down' | 'timeOut' | 'cut' | 'busy' | 'refused' | 'tooLong' | 'keyWrong';

export class ProviderFault extends Error {
  readonly reason: ProviderFaultReason;

  constructor(reason: ProviderFaultReason, cause?: unknown) {
    super(reason, cause === undefined ? {} : { cause });
    this.name = 'ProviderFault';
    this.reason = reason;
  }
}

export interface ChatPart {
  readonly role: 'system' | 'user' | 'assistant';
  readonly text: string;
}

interface ChatQuestion {
  /** As the provider calls it. */
  readonly model: string;
  readonly parts: readonly ChatPart[];
  /** Tokens of the answer at most. */
  readonly longest: number;
  /** The model thinks before it answers. */
  readonly thinks: boolean;
}

/** Some words of an answer, or at its end what was counted. */
export type ChatDelta = { readonly text: string } | { readonly usage: Tokens };

/** Whoever answers questions in words, piece by piece. Throws ProviderFault, and what the signal was aborted with. */
export interface ChatProvider {
  readonly ask: (question: ChatQuestion, signal: AbortSignal) => AsyncGenerator<ChatDelta, void>;
}
