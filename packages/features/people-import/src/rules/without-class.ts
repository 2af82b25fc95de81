import type { Json } from './json.ts';

interface Fields {
  readonly [key: string]: Json;
}

const fieldsOf = (value: Json | undefined): Fields =>
  value === undefined || value === null || typeof value !== 'object' || isList(value) ? {} : value;
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The same state of a person before or after an import, without a place in the class. */
export function withoutPlace(state: Json, classId: string): Json {
  return fieldsOf(state)['classId'] === classId ? { ...fieldsOf(state), classId: null, number: null } : state;
}

/** The same question to an import, which led into the class. */
export function withoutTarget(question: Json, classId: string): Json {
  return fieldsOf(question)['targetClassId'] === classId ? { ...fieldsOf(question), targetClassId: null } : question;
}
