import { passwordsLimits } from '../../contract/index.ts';

let clearing: ReturnType<typeof setTimeout> | null = null;

/**
 * Copies, and empties the clipboard after thirty seconds unless something else was copied meanwhile. Browsers let only the tab write that
 * is looked at: whoever is elsewhere by then has it emptied when they come back. Answers whether it was copied.
 */
export async function copyForAMoment(secret: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(secret);
  } catch {
    return false;
  }
  if (clearing) clearTimeout(clearing);
  clearing = setTimeout(() => void clear(secret), passwordsLimits.shownSeconds * 1_000);
  return true;
}

async function clear(secret: string): Promise<void> {
  if (!document.hasFocus()) {
    window.addEventListener('focus', () => void clear(secret), { once: true });
    return;
  }
  try {
    // Without leave to read, it is emptied whatever is in it: rather that than a password that stays.
    const now = await navigator.clipboard.readText().catch(() => secret);
    if (now === secret) await navigator.clipboard.writeText('');
  } catch {
    // The browser forbids it by now; nothing else can be done.
  }
}
