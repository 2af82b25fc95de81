import { createElement, forwardRef, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import type { CalendarElement, CodeElement, PageElement, SignInElement, WidgetElement, WidgetEvents } from './types.ts';

export type * from './types.ts';

interface LookProps {
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  readonly lang?: string | undefined;
  /** Name of the frame for screen readers. */
  readonly title?: string | undefined;
  /** Pixels, also the room that is kept free from the beginning. */
  readonly minHeight?: number | undefined;
  /** Pixels; what is higher can be scrolled. */
  readonly maxHeight?: number | undefined;
  readonly loading?: 'lazy' | 'eager' | undefined;
  /** Loads only after a click. */
  readonly consent?: boolean | undefined;
  readonly className?: string | undefined;
  /** What stands there without script, until the frame shows, and where it may not: a link. */
  readonly children?: ReactNode;
}

interface EventProps {
  readonly onReady?: (() => void) | undefined;
  readonly onResize?: ((detail: WidgetEvents['resize']) => void) | undefined;
  readonly onNavigate?: ((detail: WidgetEvents['navigate']) => void) | undefined;
  readonly onDoorOpen?: ((detail: WidgetEvents['door-open']) => void) | undefined;
  readonly onLogin?: ((detail: WidgetEvents['login']) => void) | undefined;
  readonly onBeam?: ((detail: { readonly ok: boolean }) => void) | undefined;
  readonly onError?: ((detail: WidgetEvents['error']) => void) | undefined;
}

type Props<Own> = Own & LookProps & EventProps;

interface PageProps {
  /** The part of the page's address after `/seite/`. */
  readonly page: string;
}
interface CalendarProps {
  /** The part of the calendar's address after `/advent/`. */
  readonly calendar: string;
}
interface SignInProps {
  readonly variant?: 'form' | undefined;
  /** Own path to go on to. */
  readonly redirect?: string | undefined;
  readonly label?: string | undefined;
}
type CodeProps = Pick<SignInProps, 'variant'>;

const listeners = {
  ready: 'onReady',
  resize: 'onResize',
  navigate: 'onNavigate',
  'door-open': 'onDoorOpen',
  login: 'onLogin',
  beam: 'onBeam',
  error: 'onError',
} as const satisfies Record<keyof WidgetEvents, keyof EventProps>;

/** Attributes as HTML has them: what is absent is not there at all. */
function attributesOf({ minHeight, maxHeight, consent, className, ...others }: LookProps & Readonly<Record<string, unknown>>) {
  const own = Object.entries(others).filter(([, value]) => typeof value === 'string' && value !== '');
  return {
    ...Object.fromEntries(own),
    ...(minHeight !== undefined && { 'min-height': String(minHeight), style: { display: 'block', minHeight } }),
    ...(maxHeight !== undefined && { 'max-height': String(maxHeight) }),
    ...(consent === true && { consent: '' }),
    ...(className !== undefined && { class: className }),
  };
}

function widget<Own extends object, Element extends WidgetElement>(tag: `pausenplatz-${string}`, displayName: string) {
  const Widget = forwardRef<Element, Props<Own>>(function Widget({ children, ...props }, ref) {
    const element = useRef<Element>(null);
    const latest = useRef<EventProps>(props);
    useEffect(() => {
      latest.current = props;
    });
    useImperativeHandle(ref, () => element.current as Element, []);
    useEffect(() => {
      const shown = element.current;
      const ending = new AbortController();
      for (const [name, prop] of Object.entries(listeners))
        shown?.addEventListener(
          `pausenplatz:${name}`,
          (event) => {
            // Events of an element inside of this one are told by that one.
            if (event.target === shown && event instanceof CustomEvent)
              (latest.current[prop] as ((detail: unknown) => void) | undefined)?.(event.detail);
          },
          { signal: ending.signal },
        );
      return () => ending.abort();
    }, []);
    return createElement(tag, { ...attributesOf(props as Record<string, unknown>), ref: element }, children);
  });
  Widget.displayName = displayName;
  return Widget;
}

/** A public page. */
export const Seite = widget<PageProps, PageElement>('pausenplatz-seite', 'Seite');
/** A public advent calendar or countdown. */
export const Advent = widget<CalendarProps, CalendarElement>('pausenplatz-advent', 'Advent');
/** The way to the sign-in, which opens in a tab of its own. */
export const Anmelden = widget<SignInProps, SignInElement>('pausenplatz-anmelden', 'Anmelden');
/** The field for a code on the board. */
export const BeamMich = widget<CodeProps, CodeElement>('pausenplatz-beam-mich', 'BeamMich');
