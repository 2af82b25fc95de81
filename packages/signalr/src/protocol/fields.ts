import { ProtocolError } from './protocol-error.ts';

/** A plain object of a parsed message; arrays and null are refused. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A non-empty string, or the message is refused. */
export function readText(value: unknown, field: string): string {
  if (typeof value !== 'string' || value === '') throw new ProtocolError(`Expected '${field}' to be a non-empty string.`);
  return value;
}

/** A string or nothing (absent and null mean the same in both protocols). */
export function readOptionalText(value: unknown, field: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new ProtocolError(`Expected '${field}' to be a string.`);
  return value;
}

export function readOptionalId(value: unknown, field: string): string | null {
  return value === undefined || value === null ? null : readText(value, field);
}

export function readArguments(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new ProtocolError("Expected 'arguments' to be an array.");
  return value;
}

/** Stream ids must differ: two uploads of one call under one id could not be told apart. */
export function readStreamIds(value: unknown): readonly string[] | null {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value)) throw new ProtocolError("Expected 'streamIds' to be an array.");
  if (value.length === 0) return null;
  const ids = value.map((id) => readText(id, 'streamIds'));
  if (new Set(ids).size !== ids.length) throw new ProtocolError("Expected 'streamIds' to be different.");
  return ids;
}

/** Headers map non-empty names to strings (P13); an empty map is the same as none. */
export function readHeaders(value: unknown, allowEmptyValues: boolean): Readonly<Record<string, string>> | null {
  if (value === undefined || value === null) return null;
  if (!isRecord(value)) throw new ProtocolError("Expected 'headers' to be a map.");
  const headers: Record<string, string> = {};
  let count = 0;
  for (const [name, text] of Object.entries(value)) {
    if (name === '' || typeof text !== 'string' || (text === '' && !allowEmptyValues)) throw new ProtocolError('Invalid headers.');
    headers[name] = text;
    count++;
  }
  return count === 0 ? null : headers;
}

export function readSequenceId(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new ProtocolError("Expected 'sequenceId' to be a whole number.");
  }
  return value;
}

export function readOptionalFlag(value: unknown, field: string): void {
  if (value !== undefined && value !== null && typeof value !== 'boolean')
    throw new ProtocolError(`Expected '${field}' to be true or false.`);
}
