import type { ChangeSet } from '@codemirror/state';

/** What leads back, and forward again; the last one is over the text as it is shown, each other one over what the next leads to. */
interface Undo {
  readonly back: readonly ChangeSet[];
  readonly forward: readonly ChangeSet[];
}

export const nothingToUndo: Undo = { back: [], forward: [] };
const stepsKept = 100;

/** Somebody wrote: `inverse` takes it away. What was typed in a row is one step. */
export function noted({ back }: Undo, inverse: ChangeSet, isSameRow: boolean): Undo {
  const last = back.at(-1);
  const next = isSameRow && last ? [...back.slice(0, -1), inverse.compose(last)] : [...back, inverse];
  return { back: next.slice(-stepsKept), forward: [] };
}

/** Others wrote: steps lead back what is one's own and nothing of theirs. */
export const moved = ({ back, forward }: Undo, change: ChangeSet): Undo => ({
  back: movedSteps(back, change),
  forward: movedSteps(forward, change),
});

function movedSteps(steps: readonly ChangeSet[], change: ChangeSet): ChangeSet[] {
  let theirs = change;
  const next: ChangeSet[] = [];
  for (const step of steps.toReversed()) {
    const own = step.map(theirs);
    theirs = theirs.map(step, true);
    if (!own.empty) next.push(own);
    // A step whose words are gone already changes nothing, and those below it are over the same text.
  }
  return next.toReversed();
}
