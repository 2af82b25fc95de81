import { type AnyCall, fieldSentences, type InputOf } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Sentences of a call's own schema for what was typed: `judge: judgedBy(createNote, (fields) => ({ classId, ...fields }))`. */
export function judgedBy<C extends AnyCall, Fields>(call: C, input: (fields: Fields) => InputOf<C>) {
  return (fields: Fields): Readonly<Record<string, string>> => {
    const judged = z.safeParse(call.input, input(fields));
    return judged.success ? {} : fieldSentences(judged.error.issues);
  };
}
