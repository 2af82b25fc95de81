import { isOnServer } from '@pausenplatz/kernel-ui';
import { type ComponentType, use } from 'react';
import { drawnSlots, knowPart } from './drawn-parts.ts';

/** A component whose code loads when it is first shown, or before. */
export type Loadable<Props extends object> = ComponentType<Props> & {
  /** Loads the code ahead; once it is there, the component shows without waiting. */
  readonly load: () => Promise<unknown>;
};

/**
 * Like `lazy`, and known to be there once it was loaded: what a server drew is taken over in one go, where a lazy component would make
 * its place fall back for a moment. `name` is that of a part of a screen: the browser is told that it was drawn, and loads it before it
 * takes the screen over; a part that is still on its way is thrown away with what somebody just pressed in it.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>, name?: string): Loadable<Props> {
  let Ready: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const start = () => {
    loading ??= load().then(
      (found) => (Ready = found),
      (error: unknown) => {
        // Whoever asks once more is not told of an attempt without a network.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  if (name !== undefined) knowPart(name, start);
  /** Whether the code was still on its way when it was first shown: React wants it read in the same way from then on. */
  let isWaitedFor: boolean | null = null;
  function Shown(props: Props) {
    if (isOnServer && name !== undefined) drawnSlots.add(name);
    isWaitedFor ??= Ready === null;
    const Found = Ready === null || isWaitedFor ? use(start()) : Ready;
    return <Found {...props} />;
  }
  return Object.assign(Shown, { load: start });
}
