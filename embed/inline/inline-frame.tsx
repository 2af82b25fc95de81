import { type ReactNode, useEffect, useState } from 'react';
import { dress } from './inline-sheet.ts';
import { type InlineError, tell, tellError } from './tell.ts';
import { inlineTexts as texts } from './texts.ts';
import { useLook } from './use-look.ts';
import { useNear } from './use-near.ts';

export interface InlineProps {
  /** The element's shadow root. */
  readonly container: ShadowRoot;
  readonly theme?: string;
}

interface Tools {
  readonly onReady: () => void;
  readonly onFailure: (code: InlineError, again: () => void) => void;
}

interface InlineFrameProps extends InlineProps {
  readonly origin: string;
  readonly children: (tools: Tools) => ReactNode;
}

type State = { readonly kind: 'loading' | 'shown' } | { readonly kind: 'failed'; readonly code: InlineError; readonly again: () => void };

/** An element's inside: what the website wrote into it, a link, stands there until the content does, and again where it cannot. */
export function InlineFrame({ container, theme, origin, children }: InlineFrameProps) {
  const { host } = container;
  const { scheme, isGrounded } = useLook(host, theme);
  const [isWanted, setWanted] = useState(!host.hasAttribute('consent'));
  const [state, setState] = useState<State>({ kind: 'loading' });
  const isNear = useNear(host);
  useEffect(() => dress(container), [container]);
  const isAsked = isWanted && isNear;
  const tools: Tools = {
    onReady() {
      setState({ kind: 'shown' });
      tell(host, 'ready', {});
    },
    onFailure(code, again) {
      setState({ kind: 'failed', code, again });
      tellError(host, code, origin);
    },
  };
  return (
    <div data-scheme={scheme} {...(isGrounded && { 'data-grounded': '' })} aria-busy={isAsked && state.kind === 'loading'}>
      {state.kind !== 'shown' && <slot />}
      {!isWanted && <Press words={texts.consent.replace('{host}', new URL(origin).host)} onPress={() => setWanted(true)} />}
      {isAsked && state.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {state.kind === 'failed' && <Failed {...state} onAgain={() => setState({ kind: 'loading' })} />}
      {isAsked && children(tools)}
    </div>
  );
}

interface FailedProps {
  readonly code: InlineError;
  readonly again: () => void;
  readonly onAgain: () => void;
}

function Failed({ code, again, onAgain }: FailedProps) {
  const isOffline = code === 'OFFLINE';
  const retry = () => {
    onAgain();
    again();
  };
  useEffect(() => {
    if (!isOffline) return undefined;
    addEventListener('online', retry, { once: true });
    return () => removeEventListener('online', retry);
  });
  return (
    <>
      <p role="status">{isOffline ? texts.offline : texts.unreachable}</p>
      {/* What is not there is not there a moment later either. */}
      {code !== 'NOT_FOUND' && <Press words={texts.again} onPress={retry} />}
    </>
  );
}

function Press({ words, onPress }: { readonly words: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="again" onClick={onPress}>
      {words}
    </button>
  );
}
