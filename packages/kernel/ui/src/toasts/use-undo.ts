import { uiTexts } from '../texts.ts';
import { notify } from './toast-store.ts';

interface UndoOffer {
  /** What just happened: "Block gelöscht". */
  readonly title: string;
  readonly body?: string;
  readonly onUndo: () => void;
  /** Runs when the offer ends unused. */
  readonly onExpire?: () => void;
}

const undoMs = 10_000;

/** Offers to take a deletion back for ten seconds; answers the toast's id. */
export function offerUndo({ title, body, onUndo, onExpire }: UndoOffer): number {
  return notify({
    type: 'info',
    title,
    ...(body !== undefined && { body }),
    timeoutMs: undoMs,
    actions: [{ label: uiTexts.undo.action, run: onUndo }],
    ...(onExpire && { onLeave: onExpire }),
  });
}
