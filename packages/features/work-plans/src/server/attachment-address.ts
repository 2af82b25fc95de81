import { safeOwnPath, safeUrl } from '@pausenplatz/kernel-contract';
import type { AttachmentType } from '../contract/index.ts';
import { refuse } from './work-plans.ts';

/** Pages and tools are own paths; a link leads to another website, or to an own path too. Refused where neither is meant. */
export function addressOf(type: Exclude<AttachmentType, 'file'>, typed: string): string {
  const safe = safeUrl(typed);
  const isOwn = safe !== null && safe.startsWith('/') && (safeOwnPath(safe) !== '/' || safe === '/');
  if (safe !== null && (isOwn || (type === 'link' && /^https?:/.test(safe)))) return safe;
  return refuse('ATTACHMENT_ADDRESS_WRONG');
}
