import { timeWords } from '@pausenplatz/kernel-format';
import { useState } from 'react';
import { blockEditorTexts } from '../../texts.ts';
import { secondsIn } from '../../rules/seconds-in.ts';
import { TextField } from './editor-fields.tsx';

interface TimeFieldProps {
  readonly label: string;
  readonly help: string;
  readonly error?: string | undefined;
  readonly seconds: number | null;
  readonly onChange: (seconds: number | null) => void;
}

/** A place in a film, as players show it. What is none stays as it was typed and changes nothing. */
export function TimeField({ label, help, error, seconds, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState(seconds === null ? '' : timeWords(seconds));
  const read = secondsIn(typed);
  return (
    <TextField
      label={label}
      help={help}
      maximum={8}
      value={typed}
      error={read === undefined ? blockEditorTexts.video.noTime : error}
      onChange={(words) => {
        setTyped(words);
        const next = secondsIn(words);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}
