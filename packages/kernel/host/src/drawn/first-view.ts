import type { KnownSession } from '../session-store.ts';

/** What a page brings along from the server: who asks, what was read for them, and how its host drew it. */
export interface FirstView<Drawn> {
  /** Null for somebody whose session first has to be renewed. */
  readonly session: KnownSession | null;
  readonly answers: Answers;
  /** Null where the browser draws all of it. */
  readonly drawn: Drawn | null;
}

/** Answers of reading calls: id, input, output. */
export type Answers = readonly (readonly [callId: string, input: unknown, output: unknown])[];

export const firstViewId = 'erste-ansicht';

/** What came along with this page; null in a page without anything. */
export function readFirstView<Drawn>(): FirstView<Drawn> | null {
  const text = document.querySelector(`#${firstViewId}`)?.textContent;
  // Our own server wrote it.
  return text ? (JSON.parse(text) as FirstView<Drawn>) : null;
}
