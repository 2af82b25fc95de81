import { passwordsLimits } from '../../contract/index.ts';

let clearing: ReturnType<typeof setTimeout> | null = null;

/**
 * Copies, and empties the clipboard after thirty seconds unless something else was copied here meanwhile. Browsers let only the tab write
 * that is looked at, some only while somebody presses: where it is refused, it is emptied with the next press here. Answers whether it was
 * copied.
 */
export async function copyForAMoment(secret: Promise<string>): Promise<boolean> {
  try {
    if ('ClipboardItem' in globalThis) {
      const text = secret.then((words) => new Blob([words], { type: 'text/plain' }));
      // Why there is nothing to copy is told by the caller.
      text.catch(() => undefined);
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    } else await navigator.clipboard.writeText(await secret);
  } catch {
    return false;
  }
  forget();
  clearing = setTimeout(() => void clear(), passwordsLimits.shownSeconds * 1_000);
  document.addEventListener('copy', forget, { once: true });
  return true;
}

const presses = ['pointerdown', 'keydown'] as const;
const onPress = () => void clear();

/** Nothing of ours is in the clipboard any more. */
function forget(): void {
  if (clearing) clearTimeout(clearing);
  clearing = null;
  document.removeEventListener('copy', forget);
  for (const press of presses) document.removeEventListener(press, onPress, true);
}

async function clear(): Promise<void> {
  try {
    await navigator.clipboard.writeText('');
    forget();
  } catch {
    for (const press of presses) document.addEventListener(press, onPress, true);
  }
}
