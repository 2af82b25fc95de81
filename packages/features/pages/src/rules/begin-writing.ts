import { isSame, mergeValues } from '@pausenplatz/kernel-format';

type Settings = Readonly<Record<string, unknown>>;

/** What somebody wrote into a block and the server does not have yet. */
export interface KeptWriting {
  readonly settings: Settings;
  /** What stood there when the writing began. */
  readonly base: Settings;
  /** What was sent last: its answer may have been lost on the way. */
  readonly sent?: Settings | undefined;
}

/** How a form begins: with what stands there, with words that are still to be saved, or with two versions to decide between. */
type Beginning =
  | { readonly kind: 'fresh'; readonly settings: Settings; readonly base: Settings }
  | { readonly kind: 'goesOn'; readonly settings: Settings; readonly base: Settings }
  | { readonly kind: 'decide'; readonly mine: Settings; readonly theirs: Settings };

/** Nothing that somebody else wrote is gone over: changes are joined where they can be, and people decide where not. */
export function beginWriting(kept: KeptWriting | null, now: Settings): Beginning {
  if (!kept || isSame(kept.settings, kept.base) || isSame(kept.settings, now)) return { kind: 'fresh', settings: now, base: now };
  // What arrived although nobody heard so is no other person's.
  const base = kept.sent && isSame(kept.sent, now) ? now : kept.base;
  const joined = mergeValues(base, kept.settings, now);
  return joined ? { kind: 'goesOn', settings: joined, base: now } : { kind: 'decide', mine: kept.settings, theirs: now };
}
