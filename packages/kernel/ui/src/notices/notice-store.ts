import { create } from 'zustand';
import { type NoticeType, noticeTimeoutMs } from './notice-times.ts';

interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export interface NoticeInput {
  readonly type: NoticeType;
  readonly title: string;
  readonly body?: string;
  /** Overrides the time of the type; ignored for updates, which stay. */
  readonly timeoutMs?: number;
  readonly actions?: readonly NoticeAction[];
  /** Runs when the notice leaves without an action: by time, by hand, or pushed out by others. */
  readonly onLeave?: () => void;
  /** A notice with the same key replaces the one before it. */
  readonly key?: string;
}

export interface Notice extends Omit<NoticeInput, 'timeoutMs'> {
  readonly id: number;
  readonly timeoutMs: number | null;
}

const stackedAtMost = 3;
let lastId = 0;

interface NoticeState {
  readonly notices: readonly Notice[];
}

export const useNoticeStore = create<NoticeState>(() => ({ notices: [] }));

/** Shows a notice and answers its id. At most three are stacked; the oldest one that may go makes room. */
export function notify(input: NoticeInput): number {
  lastId += 1;
  const { timeoutMs, ...rest } = input;
  const notice: Notice = { ...rest, id: lastId, timeoutMs: noticeTimeoutMs(input.type, timeoutMs) };
  const others = useNoticeStore.getState().notices;
  const replaced = others.filter((other) => input.key !== undefined && other.key === input.key);
  const kept = others.filter((other) => !replaced.includes(other));
  const crowdedOut = kept.length >= stackedAtMost ? (kept.find((other) => other.type !== 'update') ?? kept[0]) : undefined;
  useNoticeStore.setState({ notices: [...kept.filter((other) => other !== crowdedOut), notice] });
  for (const gone of replaced) gone.onLeave?.();
  crowdedOut?.onLeave?.();
  return notice.id;
}

/** Takes a notice away; unknown ids are fine. */
export function dismissNotice(id: number, how: 'left' | 'acted' = 'left'): void {
  const gone = useNoticeStore.getState().notices.find((notice) => notice.id === id);
  if (!gone) return;
  useNoticeStore.setState((state) => ({ notices: state.notices.filter((notice) => notice.id !== id) }));
  if (how === 'left') gone.onLeave?.();
}
