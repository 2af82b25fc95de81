import { NetworkError, RefusedError, UnexpectedAnswerError } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { uiTexts } from '../texts.ts';
import { type ToastInput, notify } from './toast-store.ts';

/** The toast that an error deserves (specification section 8), or null where the host shows it another way. */
export function toastFor(error: unknown): ToastInput | null {
  const texts = uiTexts.toasts;
  // Without an answer the host leaves for the network-error screen.
  if (error instanceof NetworkError || isAbort(error)) return null;
  if (error instanceof RefusedError) {
    const { messageType, messageTitle, messageBody, requestId, code } = error.body;
    const number = code === 'SERVER_FAULT' && requestId ? ` ${fill(texts.faultNumber, { requestId })}` : '';
    return { type: messageType, title: messageTitle, ...bodyUnlessSame(messageTitle, messageBody + number) };
  }
  if (error instanceof UnexpectedAnswerError) {
    return { type: 'error', title: texts.fault, body: fill(texts.faultStatus, { status: error.status }) };
  }
  return { type: 'error', title: texts.unknownFault };
}

/** Shows what went wrong with a call. */
export function notifyRefusal(error: unknown): void {
  const toast = toastFor(error);
  if (toast) notify(toast);
}

function bodyUnlessSame(title: string, body: string): { body?: string } {
  return body === title || body === '' ? {} : { body };
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
