import type { BackgroundState, KnownSession } from '@pausenplatz/kernel-host';
import type { Look } from './look.ts';

/** What a page brings along from the server: who asks, what was read for them, and how it was drawn. */
export interface FirstView {
  /** Null for somebody whose session first has to be renewed. */
  readonly session: KnownSession | null;
  /** Answers of reading calls: id, input, output. */
  readonly answers: readonly (readonly [callId: string, input: unknown, output: unknown])[];
  /** Null where the browser draws all of it. */
  readonly drawn: Drawn | null;
}

/** What the screen told the frame around it, and how the server took the browser to be. */
export interface Drawn {
  readonly title: string;
  readonly background: BackgroundState;
  readonly look: Look;
}

export const firstViewId = 'erste-ansicht';

/** What came along with this page; null in a page without anything. */
export function readFirstView(): FirstView | null {
  const text = document.querySelector(`#${firstViewId}`)?.textContent;
  // Our own server wrote it.
  return text ? (JSON.parse(text) as FirstView) : null;
}
