import type { ErrorCode } from '../protocol/messages.ts';
import { listenTo } from './frame.ts';

const directives = /^(?:frame|child|default)-src$/;

/** Tells when the website's own policy forbids a frame of this origin. */
export function watchPolicy(origin: string, onBlocked: () => void): () => void {
  const hear = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin) && directives.test(effectiveDirective)) onBlocked();
  };
  document.addEventListener('securitypolicyviolation', hear);
  return () => document.removeEventListener('securitypolicyviolation', hear);
}

/**
 * Asks the product why a frame stays silent: a browser says nothing about a refused one. The question is a frame as well, which every
 * website may have and which shows nothing; a website whose policy lets no requests out needs nothing more for it.
 */
export function askReason(origin: string, path: string, root: ShadowRoot, onReason: (code: ErrorCode | null) => void): () => void {
  const element = document.createElement('iframe');
  element.src = `${origin}/einbetten/pruefen?path=${encodeURIComponent(path)}&origin=${encodeURIComponent(location.origin)}`;
  element.hidden = true;
  element.title = '';
  const stop = listenTo(element, origin, (message) => {
    if (message.type === 'error') onReason(message.code);
    if (message.type === 'fine') onReason(null);
  });
  root.append(element);
  return () => {
    stop();
    element.remove();
  };
}
