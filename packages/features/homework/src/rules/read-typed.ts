const spoken = /\s*(?:\(|\b)(\d{1,3})\s*(?:min|minuten|')\.?\)?\s*$/i;

/** Words typed into a cell: "Mathe: S. 12 20min" is a task of 20 minutes for the subject Mathe, where the class has it. */
interface TypedTask {
  readonly task: string;
  readonly subject: string | null;
  readonly minutes: number | null;
}

/** Takes minutes at the end and a known subject at the start out of what somebody typed; everything else stays as it is. */
export function readTyped(typed: string, subjects: readonly string[]): TypedTask {
  const text = typed.trim();
  const found = spoken.exec(text);
  const minutes = found ? Number(found[1]) : null;
  const rest = found && found.index > 0 ? text.slice(0, found.index).trimEnd() : text;
  const colon = rest.indexOf(':');
  const named = colon > 0 ? subjects.find((name) => name.toLowerCase() === rest.slice(0, colon).trim().toLowerCase()) : undefined;
  const task = named === undefined ? rest : rest.slice(colon + 1).trim();
  // "Mathe:" or "20 min" alone is all that was said, so it stays the text.
  if (task === '') return { task: text, subject: null, minutes: null };
  return { task, subject: named ?? null, minutes: found && found.index > 0 && minutes !== null && minutes <= 600 ? minutes : null };
}
