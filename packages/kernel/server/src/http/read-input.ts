import { type AnyCall, fieldSentences } from '@pausenplatz/kernel-contract';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';

const deepest = 40;

type Flat = Record<string, unknown>;

/** Puts path parameters, query or body together and checks them against the call's schema. */
export function readInput(call: AnyCall, request: FastifyRequest): unknown {
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE';
  const given: unknown = hasBody ? request.body : request.query;
  // Our router fills params with strings only.
  const parameters = request.params as Flat;
  const flat = hasBody && call.arrayBodyKey ? { [call.arrayBodyKey]: given } : (given ?? {});
  if (typeof flat !== 'object' || flat === null || Array.isArray(flat)) refuse('BODY_NOT_READABLE');
  const input = { ...flat, ...parameters };
  assertStorable(input, 0);
  const parsed = call.input.safeParse(input);
  if (parsed.success) return parsed.data;
  return refuse('INPUT_INVALID', { fields: fieldSentences(parsed.error.issues) });
}

/** PostgreSQL stores neither NUL nor half surrogate pairs, and no schema should have to think of that. */
function assertStorable(value: unknown, depth: number): void {
  if (depth > deepest) refuse('BODY_NOT_READABLE');
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) refuse('BODY_NOT_READABLE');
  } else if (Array.isArray(value)) {
    for (const item of value) assertStorable(item, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (key === '__proto__' || key.includes('\0') || !key.isWellFormed()) refuse('BODY_NOT_READABLE');
      assertStorable(item, depth + 1);
    }
  }
}
