import type { MessageType } from '@pausenplatz/kernel-contract';

export type NoticeType = MessageType | 'update';

/** Specification section 9; permission section 6. Update notices never time out. */
const timeoutsMs: Readonly<Record<NoticeType, number | null>> = {
  success: 2000,
  warning: 4000,
  info: 4000,
  error: 30_000,
  permission: 3000,
  update: null,
};

/** How long a notice stays, in milliseconds; null for ever. A custom value overrides, except for updates. */
export function noticeTimeoutMs(type: NoticeType, customMs?: number): number | null {
  return type === 'update' ? null : (customMs ?? timeoutsMs[type]);
}
