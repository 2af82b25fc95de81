import type { Json } from './without-person.ts';

interface Fields {
  readonly [key: string]: Json;
}

const fieldsOf = (value: Json | undefined): Fields =>
  value === undefined || value === null || typeof value !== 'object' || isList(value) ? {} : value;
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The same step of a plan; whoever was to move into the class moves nowhere. */
export function withoutMoves(step: Json, classId: string): Json {
  const { moves = [], ...others } = fieldsOf(step);
  const leads = (move: Json) => fieldsOf(fieldsOf(move)['to'])['classId'] === classId;
  return { ...others, moves: isList(moves) ? moves.filter((move) => !leads(move)) : moves };
}
