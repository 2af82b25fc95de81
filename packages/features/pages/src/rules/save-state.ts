/** How far the saving of one form is. `version` counts keystrokes, so that a late answer does not hide newer text. */
export interface SaveState {
  readonly kind: 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'refused';
  readonly version: number;
  readonly savingVersion: number;
  /** Sentences at the fields, by dotted path. */
  readonly fields: Readonly<Record<string, string>>;
}

export type SaveEvent =
  | { readonly type: 'typed' }
  | { readonly type: 'sent' }
  | { readonly type: 'saved' }
  /** What stands there is what the server has. */
  | { readonly type: 'unchanged' }
  | { readonly type: 'failed' }
  | { readonly type: 'refused'; readonly fields: Readonly<Record<string, string>> };

export const nothingToSave: SaveState = { kind: 'idle', version: 0, savingVersion: 0, fields: {} };

/** Next state of a form that saves by itself: typed → waiting → saving → saved, or failed, or refused at its fields. */
export function nextSaveState(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'typed':
      return { ...state, kind: 'waiting', version: state.version + 1 };
    case 'sent':
      return { ...state, kind: 'saving', savingVersion: state.version };
    case 'saved':
      return { ...state, kind: state.version > state.savingVersion ? 'waiting' : 'saved', fields: {} };
    case 'unchanged':
      return { ...state, kind: 'idle', fields: {} };
    case 'failed':
      return { ...state, kind: 'failed' };
    case 'refused':
      return { ...state, kind: 'refused', fields: event.fields };
  }
}

/** Whether something typed is not on the server yet. */
export function hasUnsaved(state: SaveState): boolean {
  return state.kind !== 'idle' && state.kind !== 'saved';
}
