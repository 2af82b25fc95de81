import { ExtData } from '@msgpack/msgpack';
import { isRecord } from './fields.ts';

/**
 * Gives every binary value of a decoded message memory of its own. The decoder returns views, and what lies around them
 * is whatever else the process has received: other people's messages. Changes arrays and maps in place.
 */
export function takeOutOfBuffer(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Uint8Array) return new Uint8Array(value);
  if (value instanceof ExtData) return typeof value.data === 'function' ? value : new ExtData(value.type, new Uint8Array(value.data));
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) value[index] = takeOutOfBuffer(value[index]);
    return value;
  }
  if (isRecord(value)) for (const name of Object.keys(value)) value[name] = takeOutOfBuffer(value[name]);
  return value;
}
