/** `note`: it works, but slower or only partly. */
type FindingState = 'good' | 'note' | 'bad';

export interface Finding {
  readonly state: FindingState;
  /** What that means and what can be done, for whoever reads it out on the telephone. It names nobody. */
  readonly said: string;
}

export const good = (said: string): Finding => ({ state: 'good', said });
export const note = (said: string): Finding => ({ state: 'note', said });
export const bad = (said: string): Finding => ({ state: 'bad', said });
