import { useState } from 'react';
import { blockEditorTexts } from '../../texts.ts';
import { playTime, secondsIn } from '../../rules/play-time.ts';
import { TextField } from './editor-fields.tsx';

interface TimeFieldProps {
  readonly label: string;
  readonly help: string;
  readonly seconds: number | null;
  readonly onChange: (seconds: number | null) => void;
}

/** A place in a film, as players show it. What is none stays as it was typed and changes nothing. */
export function TimeField({ label, help, seconds, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState(seconds === null ? '' : playTime(seconds));
  const read = secondsIn(typed);
  return (
    <TextField
      label={label}
      help={help}
      maximum={8}
      value={typed}
      error={read === undefined ? blockEditorTexts.video.noTime : undefined}
      onChange={(words) => {
        setTyped(words);
        const next = secondsIn(words);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}
