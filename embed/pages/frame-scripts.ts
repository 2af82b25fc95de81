import { loadFrameScript } from '@pausenplatz/advent/ui/frame-script';
import { loadFrameScript as loadDocumentScript } from '@pausenplatz/documents/ui/frame-script';
import type { ParentWindow } from './talk-to-widget.ts';

type FrameScript = (page: HTMLElement, live: never, tools: { readonly again: () => void; readonly parent: ParentWindow }) => void;

/** What gives life to the screens of features in frames, each in a chunk of its own. */
const scripts: Readonly<Record<string, () => Promise<FrameScript>>> = {
  advent: loadFrameScript,
  documents: loadDocumentScript,
};

/** Runs the script of a screen that the server has drawn; `again` draws it anew. */
export async function runFrameScript(
  page: HTMLElement,
  screen: { readonly name: string; readonly live: unknown },
  parent: ParentWindow,
): Promise<void> {
  const run = await scripts[screen.name]?.();
  // The server wrote what the script of the same screen reads.
  run?.(page, screen.live as never, { again: () => location.reload(), parent });
}
