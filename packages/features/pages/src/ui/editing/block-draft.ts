import { isSame } from '@pausenplatz/kernel-format';
import { useDraft } from '@pausenplatz/kernel-ui';
import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import type { KeptWriting } from '../../rules/index.ts';

/** What somebody wrote into a block, on this device until the server has it. */
export interface BlockDraft {
  /** Null where nothing was changed, or nothing can be read. */
  readonly kept: KeptWriting | null;
  readonly keep: (writing: KeptWriting) => void;
  readonly clear: () => void;
}

const settings = z.record(z.string(), z.unknown());
const writing = z.object({ settings, base: settings, sent: z.optional(settings) });

export function useBlockDraft(blockId: string): BlockDraft {
  const { text, setText, clear } = useDraft(`page-block:${blockId}`);
  const kept = useMemo(() => readDraft(text), [text]);
  const keep = useCallback((now: KeptWriting) => setText(isSame(now.settings, now.base) ? '' : JSON.stringify(now)), [setText]);
  return { kept, keep, clear };
}

function readDraft(text: string): KeptWriting | null {
  if (text === '') return null;
  try {
    const found = z.safeParse(writing, JSON.parse(text));
    return found.success ? found.data : null;
  } catch {
    // Another version of the product wrote it.
    return null;
  }
}
