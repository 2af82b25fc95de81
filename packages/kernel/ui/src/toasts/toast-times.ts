import type { MessageType } from '@pausenplatz/kernel-contract';

export type ToastType = MessageType | 'update';

/** Specification section 9; permission section 6. Update toasts never time out. */
const timeoutsMs: Readonly<Record<ToastType, number | null>> = {
  success: 2000,
  warning: 4000,
  info: 4000,
  error: 30_000,
  permission: 3000,
  update: null,
};

/** How long a toast stays, in milliseconds; null for ever. A custom value overrides, except for updates. */
export function toastTimeoutMs(type: ToastType, customMs?: number): number | null {
  return type === 'update' ? null : (customMs ?? timeoutsMs[type]);
}
