import { create } from 'zustand';
import { type ToastType, toastTimeoutMs } from './toast-times.ts';

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastInput {
  readonly type: ToastType;
  readonly title: string;
  readonly body?: string;
  /** Overrides the time of the type; ignored for updates, which stay. */
  readonly timeoutMs?: number;
  readonly actions?: readonly ToastAction[];
  /** Runs when the toast leaves without an action: by time, by hand, or pushed out by others. */
  readonly onLeave?: () => void;
  /** A toast with the same key replaces the one before it. */
  readonly key?: string;
}

export interface Toast extends Omit<ToastInput, 'timeoutMs'> {
  readonly id: number;
  readonly timeoutMs: number | null;
}

const stackedAtMost = 3;
let lastId = 0;

interface ToastState {
  readonly toasts: readonly Toast[];
}

export const useToastStore = create<ToastState>(() => ({ toasts: [] }));

/** Shows a toast and answers its id. At most three are stacked; the oldest one that may go makes room. */
export function notify(input: ToastInput): number {
  lastId += 1;
  const { timeoutMs, ...rest } = input;
  const toast: Toast = { ...rest, id: lastId, timeoutMs: toastTimeoutMs(input.type, timeoutMs) };
  const others = useToastStore.getState().toasts;
  const replaced = others.filter((other) => input.key !== undefined && other.key === input.key);
  const kept = others.filter((other) => !replaced.includes(other));
  const crowdedOut = kept.length >= stackedAtMost ? (kept.find((other) => other.type !== 'update') ?? kept[0]) : undefined;
  useToastStore.setState({ toasts: [...kept.filter((other) => other !== crowdedOut), toast] });
  for (const gone of replaced) gone.onLeave?.();
  crowdedOut?.onLeave?.();
  return toast.id;
}

/** Takes away what was told under a key and is true no more. */
export function dismissToastsOf(key: string): void {
  for (const toast of useToastStore.getState().toasts) if (toast.key === key) dismissToast(toast.id);
}

/** Takes a toast away; unknown ids are fine. */
export function dismissToast(id: number, how: 'left' | 'acted' = 'left'): void {
  const gone = useToastStore.getState().toasts.find((toast) => toast.id === id);
  if (!gone) return;
  useToastStore.setState((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) }));
  if (how === 'left') gone.onLeave?.();
}
