import { randomFillSync } from 'node:crypto';

const idBytes = 16;
// One system call fills many ids.
const pool = Buffer.alloc(idBytes * 256);
let next = pool.length;

/** 128 random bits in base64url: a connection id or, independently, a secret token (N3). */
export function randomId(): string {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  const id = pool.toString('base64url', next, next + idBytes);
  pool.fill(0, next, next + idBytes);
  next += idBytes;
  return id;
}
