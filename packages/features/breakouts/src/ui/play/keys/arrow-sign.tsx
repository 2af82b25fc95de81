import type { LockDirection } from '../../../contract/index.ts';

const turns: Readonly<Record<LockDirection, number>> = { up: 0, right: 90, down: 180, left: 270 };

/** A thick arrow; what it means stands beside it. */
export function ArrowSign({ direction }: { readonly direction: LockDirection }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d="M12 3 21 13h-5.5v8h-7v-8H3Z" fill="currentColor" transform={`rotate(${turns[direction]} 12 12)`} />
    </svg>
  );
}
