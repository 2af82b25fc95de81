/** How a message shows: the specification's notices (section 8) by colour and time. */
export type MessageType = 'success' | 'info' | 'warning' | 'error' | 'permission';

interface RefusalKind {
  /** HTTP status that carries the refusal. */
  readonly status: number;
  readonly messageType?: MessageType;
}

/** What the product says when it says no; the code is the contract, the sentence stands in texts.ts. */
interface RefusalSentence {
  readonly title: string;
  /** May hold {placeholders} that the server fills from the refusal's details. */
  readonly body: string;
}

export type RefusalTable<Code extends string = string> = Readonly<Record<Code, RefusalKind & RefusalSentence>>;

/** Declares a feature's refusals; every code has a status and a sentence or does not compile. */
export function defineRefusals<const Code extends string>(
  kinds: Readonly<Record<Code, RefusalKind>>,
  sentences: Readonly<Record<Code, RefusalSentence>>,
): RefusalTable<Code> {
  const table: Partial<Record<Code, RefusalKind & RefusalSentence>> = {};
  // Object.keys widens to string; the keys are the codes by construction.
  for (const code of Object.keys(kinds) as Code[]) table[code] = { ...kinds[code], ...sentences[code] };
  return table as RefusalTable<Code>;
}

/** Body of every refused answer (house rule: `{messageType, messageTitle, messageBody, code}`). */
export interface RefusalBody {
  readonly messageType: MessageType;
  readonly messageTitle: string;
  readonly messageBody: string;
  readonly code: string;
  /** Sentences at the fields of the input, by dotted path. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What the refusal knows: the holder of a lock, the newest revision. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  /** Shown to the user so that the log line can be found. */
  readonly requestId?: string;
}
