import { EmptyBlock, useIsEdited } from '@pausenplatz/kernel-host/empty-block';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { counted, fill } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import { useId, useRef, useState } from 'react';
import type { atozBlock } from '../../contract/index.ts';
import { entriesWith, otherLetter, registerLetters, registerOf } from '../../rules/register.ts';
import { atozViewTexts } from '../../texts.atoz.ts';
import { AtozEntry } from './atoz-entry.tsx';
import { useAtozStyles } from './atoz-styles.ts';

const texts = atozViewTexts;

/** As many are seen at one glance; above that a filter and letters help. */
const atAGlance = 6;

/** Terms by the alphabet; letters lead to their place, and typing leaves what fits. */
function AtozBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof atozBlock>>) {
  const styles = useAtozStyles();
  const isEdited = useIsEdited();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const { entries } = settings;
  if (entries.length === 0) return <EmptyBlock>{texts.missing}</EmptyBlock>;
  const found = entriesWith(entries, typed);
  const register = registerOf(found);
  const filled = new Set(register.map(({ letter }) => letter));
  const letters = registerOf(entries).some(({ letter }) => letter === otherLetter) ? [otherLetter, ...registerLetters] : registerLetters;
  const goTo = (letter: string) => {
    const heading = card.current?.querySelector<HTMLElement>(`[data-letter="${letter}"]`);
    // In one go: whoever asked for less motion, and whoever waits for the focus, gets no gliding.
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div ref={card} className={mergeClasses(styles.card, isEdited && styles.edited)}>
      {entries.length > atAGlance && (
        <div className={styles.tools}>
          <input
            type="search"
            className={styles.filter}
            value={typed}
            aria-label={texts.filter}
            placeholder={texts.filter}
            aria-controls={id}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <output className={styles.hidden}>{typed.trim() === '' ? '' : counted(texts.found, found.length)}</output>
          <ul className={styles.letters} aria-label={texts.letters}>
            {letters.map((letter) => (
              <li key={letter} aria-hidden={!filled.has(letter)}>
                {filled.has(letter) ? (
                  <button
                    type="button"
                    className={mergeClasses(styles.letter, styles.filled)}
                    aria-label={fill(texts.toLetter, { letter: letter === otherLetter ? texts.others : letter })}
                    onClick={() => goTo(letter)}
                  >
                    {letter}
                  </button>
                ) : (
                  <span className={mergeClasses(styles.letter, styles.empty)}>{letter}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div id={id}>
        {register.map(({ letter, entries: under }) => (
          <section key={letter} className={styles.part} aria-label={letter === otherLetter ? texts.others : letter}>
            <h3 className={styles.heading} data-letter={letter} tabIndex={-1}>
              {letter}
            </h3>
            <ul className={styles.entries}>
              {under.map((entry) => (
                <AtozEntry key={entry.id} entry={entry} files={page.files} />
              ))}
            </ul>
          </section>
        ))}
        {register.length === 0 && <p className={styles.nothing}>{texts.nothing}</p>}
      </div>
    </div>
  );
}

export const atozViews = { AtoZ: AtozBlockView } as const;
